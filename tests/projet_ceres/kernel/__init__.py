"""Tests of the parts that know no component of Projet Cérès."""
