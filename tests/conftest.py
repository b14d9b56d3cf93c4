"""Settings of Hypothesis: on a busy machine making examples can take long, which is no fault."""

from hypothesis import HealthCheck, settings

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")
