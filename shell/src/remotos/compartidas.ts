import * as emotionCache from '@emotion/cache';
import * as compartido from '@lavanda/shared';
import type { LIBRERIAS } from '@lavanda/shared/federation/librerias';
import type { ModuleFederation } from '@module-federation/runtime-core';
import * as toolkitQuery from '@reduxjs/toolkit/query/react';
import { cargarFamilia, FAMILIAS, VERSIONES } from '@virtual/compartidas';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as emotionReact from './emotionCompartido';
import * as reactRedux from './reduxCompartido';
import * as router from './routerCompartido';
import * as toolkit from './toolkitCompartido';

type Compartidas = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;
type Clave = keyof typeof LIBRERIAS;

/** What the shell already runs: given as it is. */
const PRESENTES: Partial<Record<Clave, unknown>> = {
  react: React,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': toolkitQuery,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@lavanda/shared': compartido,
};

/** Name of the package that a module path belongs to. */
function paqueteDe(ruta: string): string {
  return ruta
    .split('/')
    .slice(0, ruta.startsWith('@') ? 2 : 1)
    .join('/');
}

function opciones(ruta: string) {
  const version = VERSIONES[paqueteDe(ruta)];
  if (version === undefined) throw new Error(`Falta la versión de ${ruta}`);
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/**
 * The share scope of the page. A remote may start to use any module of MUI without a release of the shell: the lazy part is
 * the whole public surface of its packages, read from their export maps when the shell is built.
 */
export function crearCompartidas(): Compartidas {
  const presentes = Object.entries(PRESENTES).map(([ruta, modulo]) => [ruta, { ...opciones(ruta), lib: () => modulo }]);
  const perezosas = FAMILIAS.flatMap((rutas, n) =>
    completar(rutas).flatMap((ruta, i) => {
      const libreria = { ...opciones(ruta), get: () => cargarFamilia(n).then((familia) => () => familia[`_${i}`]) };
      return ruta.startsWith('dayjs/')
        ? [
            [ruta, libreria],
            [`${ruta}.js`, libreria],
          ]
        : [[ruta, libreria]];
    }),
  );
  return Object.fromEntries([...presentes, ...perezosas]);
}

/** The paths of a family: one that begins with '/' belongs to the package of the one before it. */
function completar(rutas: string): string[] {
  let paquete = '';
  return rutas.split(' ').map((ruta) => {
    if (ruta.startsWith('/')) return paquete + ruta;
    paquete = paqueteDe(ruta);
    return ruta;
  });
}
