# The server, which also serves the shell and its sections. How to run it: docs/operating.md.

FROM node:24-bookworm-slim AS construir
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY . .
# Not `npm ci`, for the reason given in scripts/lib/prepare.mjs.
RUN npm install --no-save --include=dev --no-audit --no-fund
RUN npm run build
# Replaces the build tools by the packages that the server needs at run time.
RUN rm -rf node_modules */node_modules && npm install --no-save --omit=dev --no-audit --no-fund --workspace server
# Collects the files that are run or served; only these are copied into the final image.
RUN mkdir salida && cp -R --parents node_modules server/node_modules server/package.json server/dist shared/package.json shared/dist \
      create-section/dist shell/dist driver/dist mfe-*/dist mfe-*/package.json mfe-*/remoto.json salida

FROM node:24-bookworm-slim
WORKDIR /app
ARG VERSION
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/datos VERSION=$VERSION
COPY --from=construir /app/salida ./
RUN mkdir /datos && chown node:node /datos
USER node
VOLUME /datos
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
