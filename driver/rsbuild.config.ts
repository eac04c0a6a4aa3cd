import { precompressionPlugin } from '@lavanda/shared/federation/precompression';
import { defineConfig } from '@rsbuild/core';
import { workerFilesPlugin } from './build/workerFiles';

/** The page is built without React, MUI or federation, because it is opened on streets with a poor signal. */
export default defineConfig({
  plugins: [workerFilesPlugin(), precompressionPlugin()],
  html: { template: './index.html' },
  source: { entry: { index: './src/index.tsx' } },
  output: {
    assetPrefix: '/r/',
    distPath: { js: 'assets', css: 'assets', font: 'assets', svg: 'assets', image: 'assets' },
    filenameHash: 'contenthash:8',
    legalComments: 'none',
    // No file is inlined as a data: URL, because the page's content policy allows such URLs for images only, not for fonts.
    dataUriLimit: 0,
  },
  splitChunks: false,
  tools: {
    swc: { jsc: { transform: { react: { runtime: 'automatic', importSource: 'preact' } } } },
    htmlPlugin: { scriptLoading: 'defer' },
  },
});
