import * as emotionCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import * as compartido from '@lavanda/shared';
import { LIBRERIAS } from '@lavanda/shared/federation/librerias';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as toolkit from '@reduxjs/toolkit';
import * as toolkitQuery from '@reduxjs/toolkit/query/react';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactRedux from 'react-redux';
import { PEREZOSAS, VERSIONES } from '@virtual/compartidas';
import * as router from './routerCompartido';

type Compartidas = NonNullable<Parameters<typeof createInstance>[0]['shared']>;
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
  const perezosas = Object.entries(PEREZOSAS).map(([ruta, cargar]) => [
    ruta,
    { ...opciones(ruta), get: () => cargar().then((modulo) => () => modulo) },
  ]);
  return Object.fromEntries([...presentes, ...perezosas]);
}
