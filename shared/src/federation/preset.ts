import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type EnvironmentConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { API_PORT, devAddress, devPort, WATCH_OPTIONS } from './devServer.ts';
import { sourcesDigest } from './digest.ts';
import { fileListPlugin } from './fileList.ts';
import { instrumentPlugin } from './instrument/instrumentPlugin.ts';
import { SHARED_LIBRARIES } from './libraries.ts';
import { precompressionPlugin } from './precompression.ts';
import { usesPlugin } from './uses/usesPlugin.ts';

const require = createRequire(import.meta.url);

export interface RemoteOptions {
  /** Package name; also the remote's name in /remotes.json. */
  name: string;
  /** Port of its development server, unless `PORT` moves it (devServer.ts). */
  port: number;
}

/** Rsbuild requires an entry; the federation plugin generates the real one. */
const EMPTY_ENTRY = 'data:text/javascript,';

/** API address in development. */
const API = process.env.LAVANDA_API ?? devAddress(API_PORT);

/**
 * Rsbuild configuration of a remote. `build` writes the federated bundle without shared libraries to dist/. `dev` serves it
 * with hot reload to a running shell and, at the root, as a standalone page (src/standalone.tsx) with its own libraries.
 */
export function remotePreset(options: RemoteOptions) {
  return ({ command }: { command: string }): RsbuildConfig => {
    const development = command === 'dev';
    const port = devPort(options.port);
    const remote = remoteEnvironment(options, development);
    return {
      plugins: [
        pluginReact({ reactRefreshOptions: { library: options.name } }),
        instrumentPlugin(),
        usesPlugin(),
        fileListPlugin(),
        precompressionPlugin(),
      ],
      server: {
        port,
        strictPort: true,
        cors: { origin: '*' },
        historyApiFallback: { index: '/standalone.html' },
        proxy: { '/api': API },
      },
      dev: {
        assetPrefix: development ? devAddress(options.port) : true,
        client: { host: 'localhost', port },
      },
      tools: { rspack: { watchOptions: WATCH_OPTIONS } },
      environments: development ? { remote, standalone: standaloneEnvironment() } : { remote },
    };
  };
}

function remoteEnvironment({ name }: RemoteOptions, development: boolean): EnvironmentConfig {
  return {
    source: { entry: { main: EMPTY_ENTRY } },
    output: {
      assetPrefix: 'auto',
      distPath: { root: 'dist' },
      // The remote's description ships with its build.
      copy: [{ from: './remoto.json' }],
      // The production build's maps are uploaded to find the lines of failures; no script refers to them.
      sourceMap: { js: development ? 'cheap-module-source-map' : 'hidden-nosources-source-map' },
      legalComments: 'none',
    },
    performance: { chunkSplit: { strategy: 'all-in-one' } },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: {
          uniqueName: development ? name : `${name}-${sourcesDigest(process.cwd())}`,
          chunkLoadTimeout: 15_000,
          crossOriginLoading: 'anonymous',
        },
        optimization: { splitChunks: { chunks: 'async' }, runtimeChunk: false },
        resolve: { alias: browserRuntime() },
        plugins: [
          // The entry contains the hash of every chunk, so that a browser doesn't run a chunk that somebody changed.
          ...(development ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
          new ModuleFederationPlugin({
            name: globalName(name),
            filename: development ? 'static/js/remoteEntry.js' : 'static/js/remoteEntry.[contenthash:8].js',
            exposes: { './lifecycles': './src/lifecycles.ts' },
            manifest: { disableAssetsAnalyze: true },
            dts: false,
            runtimePlugins: [require.resolve('./retryPlugin.js')],
            shared: shared(),
            experiments: {
              externalRuntime: true,
              optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            },
          }),
        ],
      },
    },
  };
}

/** Builds the remote as a standalone page with its own libraries. Its folders keep its files apart from the federated ones. */
function standaloneEnvironment(): EnvironmentConfig {
  return {
    source: { entry: { standalone: './src/standalone.tsx' } },
    html: { template: require.resolve('../../standalone.html') },
    output: { distPath: { root: 'dist', js: 'standalone/js', css: 'standalone/css', font: 'standalone/font' } },
  };
}

/** Global variable of a remote's container: its package name as an identifier. */
export function globalName(name: string): string {
  return name.replaceAll('-', '_');
}

function shared() {
  return Object.fromEntries(
    Object.entries(SHARED_LIBRARIES).map(([key, requiredVersion]) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion },
    ]),
  );
}

/**
 * Aliases of the federation plugin's runtimes to their ES module builds, which reduce the remote's entry from 33.5 KB
 * to 7.6 KB gzip. The plugin resolves them to CommonJS builds, which ignore the optimization flags.
 */
function browserRuntime(): Record<string, string> {
  const from = createRequire(require.resolve('@module-federation/enhanced/rspack'));
  const packages = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];
  return Object.fromEntries(
    packages.flatMap((packageJson) => {
      const commonJs = from.resolve(packageJson);
      const bundler = join(dirname(commonJs), 'bundler.js');
      return [
        [`${packageJson}$`, bundler],
        [commonJs, bundler],
      ];
    }),
  );
}
