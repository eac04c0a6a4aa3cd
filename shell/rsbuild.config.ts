import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginPrecompresion } from '@lavanda/shared/federation/precompresion';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { modulosVirtuales } from './construir/compartidas';
import { desarrollo } from './construir/desarrollo';

const VIRTUALES = fileURLToPath(new URL('./src/virtuales', import.meta.url));

/** The shell: an ordinary page. It has no federation plugin; src/remotos gives its libraries in code. */
export default defineConfig(({ command }) => ({
  plugins: [pluginReact(), pluginPrecompresion()],
  html: { template: './index.html' },
  source: { entry: { index: './src/index.tsx' } },
  resolve: { alias: { '@virtual/compartidas': join(VIRTUALES, 'compartidas.js') } },
  output: { legalComments: 'none', sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : false } },
  splitChunks: { preset: 'none', chunks: 'async', minSize: 2_000 },
  performance: { preload: { type: 'initial', include: [/figtree-latin-wght/] } },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 15_000 },
      plugins: [new rspack.experiments.VirtualModulesPlugin(modulosVirtuales(VIRTUALES))],
    },
  },
  ...(command === 'dev' ? desarrollo() : {}),
}));
