import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Descripcion, RemotoEnComposicion } from '@lavanda/shared/contract/entregas';
import type { RsbuildConfig } from '@rsbuild/core';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));

/** The remotes beside the shell, as they describe themselves, each on the port of its rsbuild.config.ts. */
function remotos(): Partial<RemotoEnComposicion>[] {
  const nombres = readdirSync(RAIZ).filter((nombre) => existsSync(join(RAIZ, nombre, 'remoto.json')));
  return nombres.map((name) => {
    const puerto = /port: (\d+)/.exec(readFileSync(join(RAIZ, name, 'rsbuild.config.ts'), 'utf8'))?.[1];
    const { secciones } = JSON.parse(readFileSync(join(RAIZ, name, 'remoto.json'), 'utf8')) as Descripcion;
    return {
      name,
      manifest: `http://localhost:${puerto}/mf-manifest.json`,
      secciones: secciones.map(({ segmento }) => segmento),
      enlaces: secciones,
    };
  });
}

/** React Refresh of a remote inside the shell hooks into this object; production has no such script. */
const GANCHO = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, inject() { return 0 }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}
};`;

/** The shell's development server: the API behind a proxy and the list of the remotes' own servers. */
export function devServer(): RsbuildConfig {
  return {
    html: { template: './index.html', tags: [{ tag: 'script', children: GANCHO, head: true, append: false }] },
    server: {
      port: Number(process.env.PORT ?? 3000),
      strictPort: true,
      historyApiFallback: true,
      proxy: { '/api': process.env.LAVANDA_API ?? 'http://localhost:3001' },
      setup: ({ action, server }) => {
        if (action !== 'dev') return;
        server.middlewares.use((peticion, respuesta, siguiente) => {
          if (peticion.url !== '/remotes.json') return siguiente();
          respuesta.setHeader('content-type', 'application/json');
          respuesta.end(JSON.stringify({ remotes: remotos() }));
        });
      },
    },
  };
}
