# The bundled service with its production dependencies and the built web app, on the official Node.js 24 image.
#
#   docker build -t tureen .
#   docker run -p 127.0.0.1:8420:8420 -v tureen-data:/data tureen
#
# See "Containers" in docs/operations.md.

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Skip install scripts: the image already has the Node.js 24 that the package "node" would download.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim AS web
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY scripts/build-web.ts scripts/
COPY web web
# The build needs no server code: the web app imports only types from it.
RUN node scripts/build-web.ts

FROM web AS service
COPY scripts/build-service.ts scripts/bundle-program.ts scripts/
COPY src src
RUN install -d -o node -g node dist
# The build also stores compiled code, which Node.js keeps per user and per path.
USER node
RUN node scripts/build-service.ts dist/service

FROM node:24-slim
# Requests reach a container from its network, not from loopback, so the service must listen on all
# addresses, which local mode allows only with TUREEN_TRUST_NETWORK=1. Publish the port on 127.0.0.1
# only, or everyone who can reach the machine owns the service.
# With accounts, set TUREEN_TRUST_NETWORK=0: at 1 it would allow passwords in clear text.
ENV NODE_ENV=production \
    TUREEN_DATA=/data \
    TUREEN_HOST=0.0.0.0 \
    TUREEN_TRUST_NETWORK=1
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY src src
COPY --from=web /app/web/dist web/dist
# Compiled code can be read by its owner only.
COPY --from=service --chown=node:node /app/dist dist
# Created here so that a new volume belongs to the user of the service.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.TUREEN_PORT || 8420) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Otherwise the service re-executes itself to set these: docs/decisions/0026-memory-is-given-back.md.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
# Not through npm, so that SIGTERM reaches the service.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1000", "dist/service/main.js"]
