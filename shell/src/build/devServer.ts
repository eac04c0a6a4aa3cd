import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComposedRemote, Description } from '@lavanda/shared/contract/schemas/releases';
import { API_PORT, configuredPort, devAddress, devPort, SHELL_PORT } from '@lavanda/shared/federation/devServer';
import type { RsbuildConfig } from '@rsbuild/core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The repository's remotes as described by their remoto.json, at their development addresses. */
function remotes(): Partial<ComposedRemote>[] {
  const names = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remoto.json')));
  return names.map((name) => {
    const { secciones: sections } = JSON.parse(readFileSync(join(ROOT, name, 'remoto.json'), 'utf8')) as Description;
    return {
      name,
      manifest: `${devAddress(configuredPort(join(ROOT, name)))}/mf-manifest.json`,
      secciones: sections.map(({ segmento: segment }) => segment),
      enlaces: sections,
    };
  });
}

/** Development server: proxies the API and lists the remotes' own dev servers. */
export function devServer(): RsbuildConfig {
  return {
    server: {
      port: devPort(SHELL_PORT),
      strictPort: true,
      historyApiFallback: true,
      // `changeOrigin` sends a deployed server (`npm run dev -- --server`) its own host name.
      proxy: { '/api': { target: process.env.LAVANDA_API ?? devAddress(API_PORT), changeOrigin: true } },
      setup: ({ action, server }) => {
        if (action !== 'dev') return;
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/remotes.json') return next();
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ remotes: remotes() }));
        });
      },
    },
  };
}
