import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type FalloLlamada, falloDeRed, falloDeRespuesta } from './problemaRespuesta.ts';

export interface Peticion {
  ruta: string;
  metodo?: 'GET' | 'POST';
  query?: Record<string, string | number | undefined>;
  cuerpo?: unknown;
}

/** Longest wait for an answer, ms. */
const LIMITE = 20_000;

function direccion({ ruta, query = {} }: Peticion): string {
  const pares = Object.entries(query).flatMap(([clave, valor]) => (valor === undefined ? [] : [[clave, String(valor)]]));
  return pares.length === 0 ? ruta : `${ruta}?${new URLSearchParams(pares)}`;
}

/** One HTTP call with the session's cookie. Every failure comes back as a FalloLlamada with a Spanish detail. */
export const llamar: BaseQueryFn<Peticion, unknown, FalloLlamada> = async (peticion, { signal }) => {
  const { metodo = 'GET', cuerpo } = peticion;
  let respuesta: Response;
  try {
    respuesta = await fetch(direccion(peticion), {
      method: metodo,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }) },
      body: cuerpo === undefined ? undefined : JSON.stringify(cuerpo),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMITE)]),
    });
  } catch {
    return { error: falloDeRed() };
  }
  const datos: unknown = await respuesta.json().catch(() => null);
  return respuesta.ok ? { data: datos } : { error: falloDeRespuesta(respuesta.status, datos) };
};
