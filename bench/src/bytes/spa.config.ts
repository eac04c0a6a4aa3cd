import { fileURLToPath } from 'node:url';
import { precompressionPlugin } from '@lavanda/shared/federation/precompression';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const file = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Builds the suite as one application: two of the shell's modules are replaced by ones that import the sections. */
export default defineConfig({
  plugins: [pluginReact(), precompressionPlugin()],
  html: { template: file('../../../shell/index.html') },
  source: { entry: { index: file('../../../shell/src/index.tsx') } },
  server: { publicDir: { name: file('../../../shell/public') } },
  output: {
    filenameHash: 'contenthash:8',
    legalComments: 'none',
    sourceMap: false,
    distPath: { root: file('../../dist/spa') },
  },
  splitChunks: { preset: 'none', chunks: 'async', cacheGroups: { defaultVendors: false } },
  performance: { preload: { type: 'initial', include: [/figtree-latin-wght/] } },
  tools: {
    rspack: {
      plugins: [
        new rspack.NormalModuleReplacementPlugin(/outlet\/RemoteOutlet$/, file('./spa/RemoteOutlet.tsx')),
        new rspack.NormalModuleReplacementPlugin(/loader\/pageLoader$/, file('./spa/loader.ts')),
      ],
    },
  },
});
