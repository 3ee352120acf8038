# The shop as an image; docs/operations/container.md tells how to run it. The version of Node.js is the one that package.json pins.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages packages
# No scripts of packages run, here as everywhere. PostgreSQL comes along, for a shop without DATABASE_URL; Node.js is in the image
# already, and the oldest PostgreSQL is for tests.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
RUN rm -r node_modules/node-linux-* node_modules/postgres-15-linux-*

FROM packages AS build
COPY tsconfig.json vite.config.ts ./
COPY scripts/build.mjs scripts/build.mjs
COPY content content
COPY public public
COPY src src
RUN node scripts/build.mjs
# The bill of materials of what this image runs, which asks no registry.
COPY scripts/sbom.mjs scripts/ensure-install.mjs scripts/
RUN node scripts/sbom.mjs dist/sbom.json

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /shop
# What the shop may write. A volume takes over whose the folder of the image is.
RUN install -d -o node -g node -m 700 /data /backups
COPY --from=packages /shop/node_modules node_modules
COPY package.json ./
# The sources too: the commands for backup, restore and repair run them.
COPY packages packages
COPY scripts scripts
COPY content content
COPY public public
COPY src src
COPY --from=build /shop/dist dist
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=90s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server itself, not its starter: the files are built, and the engine restarts what ends.
CMD ["node", "dist/server/main.js"]
