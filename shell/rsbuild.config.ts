import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WATCH_OPTIONS } from '@lavanda/shared/federation/devServer';
import { fileListPlugin } from '@lavanda/shared/federation/fileList';
import { precompressionPlugin } from '@lavanda/shared/federation/precompression';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginContractFile } from './src/build/contractFile';
import { devServer } from './src/build/devServer';
import { shareScopeModules } from './src/build/shareScopeModules';

const VIRTUAL_FOLDER = fileURLToPath(new URL('./src/virtual', import.meta.url));

/** The shell has no federation plugin: src/federation/share-scope provides the libraries in code. */
export default defineConfig(({ command }) => ({
  plugins: [pluginReact(), pluginContractFile(VIRTUAL_FOLDER), fileListPlugin(), precompressionPlugin()],
  html: { template: './index.html' },
  source: {
    entry: { index: './src/index.tsx' },
    preEntry: command === 'dev' ? ['./src/build/reactRefreshHook.ts'] : [],
    // The loader reads manifests itself, so the build leaves out the code of the federation runtime that would read
    // them.
    define: {
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      ENV_TARGET: '"web"',
    },
  },
  resolve: { alias: { '@virtual/share-scope': join(VIRTUAL_FOLDER, 'share-scope.js') } },
  output: {
    filenameHash: 'contenthash:8',
    legalComments: 'none',
    sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : false },
  },
  splitChunks: { preset: 'none', chunks: 'async', cacheGroups: { defaultVendors: false } },
  // Outside /app, the server removes the preloads of the scripts 'app' and 'federacion' (server/src/app/page.ts).
  performance: { preload: { type: 'all-assets', include: [/figtree-latin-wght/, /\/(app|federacion)\.\w+\.js$/] } },
  tools: {
    rspack: {
      output: { chunkLoadTimeout: 15_000 },
      watchOptions: WATCH_OPTIONS,
      plugins: [new rspack.experiments.VirtualModulesPlugin(shareScopeModules(VIRTUAL_FOLDER))],
    },
  },
  ...(command === 'dev' ? devServer() : {}),
}));
