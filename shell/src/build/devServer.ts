import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComposedRemote, Description } from '@lavanda/shared/contract/schemas/releases';
import type { RsbuildConfig } from '@rsbuild/core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The repository's remotes as described by their remoto.json, on the port of their rsbuild.config.ts. */
function remotes(): Partial<ComposedRemote>[] {
  const names = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remoto.json')));
  return names.map((name) => {
    const port = /port: (\d+)/.exec(readFileSync(join(ROOT, name, 'rsbuild.config.ts'), 'utf8'))?.[1];
    const { secciones: sections } = JSON.parse(readFileSync(join(ROOT, name, 'remoto.json'), 'utf8')) as Description;
    return {
      name,
      manifest: `http://localhost:${port}/mf-manifest.json`,
      secciones: sections.map(({ segmento: segment }) => segment),
      enlaces: sections,
    };
  });
}

/** React Refresh of a remote inside the shell needs this object. Development only. */
const HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, inject() { return 0 }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}
};`;

/** Development server: proxies the API and lists the remotes' own dev servers. */
export function devServer(): RsbuildConfig {
  return {
    html: { template: './index.html', tags: [{ tag: 'script', children: HOOK, head: true, append: false }] },
    server: {
      port: Number(process.env.PORT ?? 3000),
      strictPort: true,
      historyApiFallback: true,
      proxy: { '/api': process.env.LAVANDA_API ?? 'http://localhost:3001' },
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
