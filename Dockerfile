# Two stages: the first installs the locked dependencies, the second holds only what runs.
FROM python:3.11-slim AS build
COPY requirements/runtime.lock /build/
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --require-hashes --only-binary :all: \
    -r /build/runtime.lock

FROM python:3.11-slim
LABEL org.opencontainers.image.title="Slow Orbit" \
      org.opencontainers.image.description="A Discord bot for playing space board games by post" \
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.licenses="MIT AND OFL-1.1 AND CC-BY-3.0"
# Pillow needs it to shape Arabic and Devanagari in the names of players.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libfribidi0 \
 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --create-home orbit && install -d -o orbit /data
COPY --from=build /venv /venv
WORKDIR /app
COPY --chown=root:root LICENSE README.md ./
COPY --chown=root:root games games
COPY --chown=root:root rendering rendering
COPY --chown=root:root db db
COPY --chown=root:root sandbox sandbox
COPY --chown=root:root bot bot
# At run time nothing can be written here, and the health check starts a Python every minute.
RUN python -m compileall -q .
USER orbit
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 DATABASE_URL=sqlite:////data/slow-orbit.db
VOLUME /data
HEALTHCHECK --interval=60s --timeout=30s --start-period=60s \
    CMD ["python", "-m", "bot", "--health"]
ENTRYPOINT ["python", "-m", "bot"]
