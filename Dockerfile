# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /oasis
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The pages hold what they need: the packages they were built of, and the tools, stay in this stage.
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TRUST_PROXY=1 NODE_COMPILE_CACHE=/data/compiled
WORKDIR /oasis
COPY --from=build --chown=root:root /oasis/package.json /oasis/openapi.json ./
COPY --from=build --chown=root:root /oasis/node_modules ./node_modules
COPY --from=build --chown=root:root /oasis/src/server ./src/server
COPY --from=build --chown=root:root /oasis/src/shared ./src/shared
COPY --from=build --chown=root:root /oasis/dist ./dist
# Documents, the embedded database and the e-mail outbox: the one place that is written.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./src/server/commands/readEnvFile.ts", "dist/server/serve.js"]
