import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type EnvironmentConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { huellaDeFuentes } from './huella.ts';
import { LIBRERIAS } from './librerias.ts';
import { pluginListaDeArchivos } from './listaDeArchivos.ts';
import { pluginPrecompresion } from './precompresion.ts';

const require = createRequire(import.meta.url);

export interface OpcionesRemoto {
  /** Package name, which is the remote's name in /remotes.json. */
  name: string;
  /** Port of its development server. */
  port: number;
}

/** Rsbuild wants an entry; the remote's own is the container that the plugin makes. */
const ENTRADA_VACIA = 'data:text/javascript,';

/** Where the API listens while developing. */
const API = process.env.LAVANDA_API ?? 'http://localhost:3001';

/**
 * The Rsbuild configuration of a remote. `build` makes the federated bundle in dist/: remoteEntry, mf-manifest.json and
 * chunks without any shared library. `dev` serves that bundle with hot reload for a running shell and, at the server's root,
 * the remote alone (src/solo.tsx), which brings its own libraries.
 */
export function remotePreset(opciones: OpcionesRemoto) {
  return ({ command }: { command: string }): RsbuildConfig => {
    const desarrollo = command === 'dev';
    const remoto = entornoRemoto(opciones, desarrollo);
    return {
      plugins: [
        pluginReact({ reactRefreshOptions: { library: opciones.name } }),
        pluginListaDeArchivos(),
        pluginPrecompresion(),
      ],
      server: {
        port: opciones.port,
        strictPort: true,
        cors: { origin: '*' },
        historyApiFallback: { index: '/solo.html' },
        proxy: { '/api': API },
      },
      dev: {
        assetPrefix: desarrollo ? `http://localhost:${opciones.port}` : true,
        client: { host: 'localhost', port: opciones.port },
      },
      environments: desarrollo ? { remoto, solo: entornoSolo() } : { remoto },
    };
  };
}

function entornoRemoto({ name }: OpcionesRemoto, desarrollo: boolean): EnvironmentConfig {
  return {
    source: { entry: { main: ENTRADA_VACIA } },
    output: {
      assetPrefix: 'auto',
      distPath: { root: 'dist' },
      // What the remote says of itself travels with its build.
      copy: [{ from: './remoto.json' }],
      sourceMap: { js: desarrollo ? 'cheap-module-source-map' : false },
      legalComments: 'none',
    },
    performance: { chunkSplit: { strategy: 'all-in-one' } },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: {
          uniqueName: desarrollo ? name : `${name}-${huellaDeFuentes(process.cwd())}`,
          chunkLoadTimeout: 15_000,
          crossOriginLoading: 'anonymous',
        },
        optimization: { splitChunks: { chunks: 'async' }, runtimeChunk: false },
        resolve: { alias: runtimeDelNavegador() },
        plugins: [
          // The entry asks for every chunk by its hash: one that was changed on the way isn't run.
          ...(desarrollo ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
          new ModuleFederationPlugin({
            name: nombreGlobal(name),
            filename: desarrollo ? 'static/js/remoteEntry.js' : 'static/js/remoteEntry.[contenthash:8].js',
            exposes: { './lifecycles': './src/lifecycles.ts' },
            manifest: { disableAssetsAnalyze: true },
            dts: false,
            runtimePlugins: [require.resolve('./reintento.js')],
            shared: compartidas(),
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

/** The remote by itself: an ordinary page with its libraries bundled, in files that can't clash with the federated ones. */
function entornoSolo(): EnvironmentConfig {
  return {
    source: { entry: { solo: './src/solo.tsx' } },
    html: { template: require.resolve('../../standalone.html') },
    output: { distPath: { root: 'dist', js: 'solo/js', css: 'solo/css', font: 'solo/font' } },
  };
}

/** The global variable a remote's container lives in: its package name as an identifier. */
export function nombreGlobal(name: string): string {
  return name.replaceAll('-', '_');
}

function compartidas() {
  return Object.fromEntries(
    Object.entries(LIBRERIAS).map(([clave, requiredVersion]) => [
      clave,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion },
    ]),
  );
}

/**
 * The plugin names its runtimes by the absolute path of their CommonJS builds, where the optimization flags do nothing;
 * their ES module builds for bundlers take the remote's entry from 33.5 KB to 7.6 KB gzip.
 */
function runtimeDelNavegador(): Record<string, string> {
  const desde = createRequire(require.resolve('@module-federation/enhanced/rspack'));
  const paquetes = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];
  return Object.fromEntries(
    paquetes.flatMap((paquete) => {
      const commonJs = desde.resolve(paquete);
      const modulo = join(dirname(commonJs), 'bundler.js');
      return [
        [`${paquete}$`, modulo],
        [commonJs, modulo],
      ];
    }),
  );
}
