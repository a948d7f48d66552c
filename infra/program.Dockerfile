# One image for API and worker: the built workspace with production dependencies only.
FROM node:24-bookworm-slim AS build
WORKDIR /parakh
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && pnpm exec turbo run build && CI=true pnpm prune --prod

FROM node:24-bookworm-slim
WORKDIR /parakh
COPY --from=build --chown=root:root /parakh /parakh
USER node
CMD ["node", "apps/api/dist/main.js"]
