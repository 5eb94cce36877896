# The service with its production dependencies and the built web app, on the official image of Node.js 24.
#
#   docker build -t tureen .
#   docker run -p 127.0.0.1:8420:8420 -v tureen-data:/data tureen
#
# docs/operations.md tells more under "In a container".

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# No install script is needed: the image is the Node.js 24 that the package "node" would fetch.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim AS web
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY scripts/build-web.ts scripts/
COPY web web
# Of the server it takes types alone, which the build does not look at.
RUN node scripts/build-web.ts

FROM node:24-slim
# Requests reach a container from its network and not from loopback, so the service has to listen
# there, which local mode does only where it is told to trust that network. The border is then the
# published port: keep 127.0.0.1 in front of it, or everyone who reaches the machine owns the service.
# With accounts set TUREEN_TRUST_NETWORK=0 again: there it would allow passwords in clear text.
ENV NODE_ENV=production \
    TUREEN_DATA=/data \
    TUREEN_HOST=0.0.0.0 \
    TUREEN_TRUST_NETWORK=1
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY src src
COPY --from=web /app/web/dist web/dist
# Made here so that a new volume belongs to the user of the service.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.TUREEN_PORT || 8420) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What the service would begin anew to set: docs/decisions/0026-memory-is-given-back.md.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
# Without npm in between, so that SIGTERM arrives.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1000", "src/app/main.ts"]
