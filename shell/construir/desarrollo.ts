import type { RsbuildConfig } from '@rsbuild/core';

/** Where each remote's development server listens; the ports stand in their rsbuild.config.ts. */
const REMOTOS = [
  { name: 'mfe-pos', puerto: 3011, secciones: ['activos', 'pos'] },
  { name: 'mfe-ventas', puerto: 3012, secciones: ['ventas'] },
  { name: 'mfe-clientes', puerto: 3013, secciones: ['clientes'] },
  { name: 'mfe-dashboard', puerto: 3014, secciones: ['dashboard'] },
  { name: 'mfe-config', puerto: 3015, secciones: ['configuracion'] },
];

/** React Refresh of a remote inside the shell hooks into this object; production has no such script. */
const GANCHO = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, inject() { return 0 }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}
};`;

/** The shell's development server: the API behind a proxy and the list of the remotes' own servers. */
export function desarrollo(): RsbuildConfig {
  const remotes = REMOTOS.map(({ name, puerto, secciones }) => ({
    name,
    manifest: `http://localhost:${puerto}/mf-manifest.json`,
    secciones,
  }));
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
          respuesta.end(JSON.stringify({ remotes }));
        });
      },
    },
  };
}
