import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginPrecompresion } from '@lavanda/shared/federation/precompresion';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { modulosVirtuales } from './construir/compartidas';
import { pluginContrato } from './construir/contrato';
import { desarrollo } from './construir/desarrollo';

const VIRTUALES = fileURLToPath(new URL('./src/virtuales', import.meta.url));

/** The shell: an ordinary page. It has no federation plugin; src/remotos gives its libraries in code. */
export default defineConfig(({ command }) => ({
  plugins: [pluginReact(), pluginContrato(), pluginPrecompresion()],
  html: { template: './index.html' },
  source: {
    entry: { index: './src/index.tsx' },
    // The loader reads manifests itself, so the federation runtime can leave its own reader out.
    define: {
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      ENV_TARGET: '"web"',
    },
  },
  resolve: { alias: { '@virtual/compartidas': join(VIRTUALES, 'compartidas.js') } },
  output: {
    filenameHash: 'contenthash:8',
    legalComments: 'none',
    sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : false },
  },
  splitChunks: { preset: 'none', chunks: 'async', cacheGroups: { defaultVendors: false } },
  // The two scripts are for addresses behind sign-in: the server takes them out of every other page (server/src/app/page.ts).
  performance: { preload: { type: 'all-assets', include: [/figtree-latin-wght/, /\/(app|federacion)\.\w+\.js$/] } },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 15_000 },
      plugins: [new rspack.experiments.VirtualModulesPlugin(modulosVirtuales(VIRTUALES))],
    },
  },
  ...(command === 'dev' ? desarrollo() : {}),
}));
