# The server and the page. Games are kept in PostgreSQL (DATABASE_URL) or in /data.
FROM node:24-slim AS built
WORKDIR /punica
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /punica
COPY --from=built /punica ./
RUN mkdir /data && chown node /data
USER node
ENV DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 8264
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:8264/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"
# what is soon forgotten gets room enough not to be copied about; what is not is seldom gone through, not while
# the first games open either, and by one thread
CMD ["node", "--external-memory-accounted-in-global-limit", "--max-semi-space-size=64", "--heap-growing-percent=300", "--initial-old-space-size=512", "--v8-pool-size=1", "--no-parallel-scavenge", "src/server/main.ts"]
