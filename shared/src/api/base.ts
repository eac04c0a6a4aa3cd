import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type FalloLlamada, falloDeRed, falloDeRespuesta } from './problemaRespuesta.ts';

export interface Peticion {
  ruta: string;
  metodo?: 'GET' | 'POST';
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; a Blob (a file) as it is. */
  cuerpo?: unknown;
  /** Longest wait for the answer, ms. */
  espera?: number;
}

/** Longest wait for an answer unless the call says another, ms. */
const LIMITE = 20_000;

function direccion({ ruta, query = {} }: Peticion): string {
  const pares = Object.entries(query).flatMap(([clave, valor]) => (valor === undefined ? [] : [[clave, String(valor)]]));
  return pares.length === 0 ? ruta : `${ruta}?${new URLSearchParams(pares)}`;
}

function contenido(cuerpo: unknown): { tipo?: string; body?: BodyInit } {
  if (cuerpo === undefined) return {};
  if (cuerpo instanceof Blob) return { tipo: cuerpo.type, body: cuerpo };
  return { tipo: 'application/json', body: JSON.stringify(cuerpo) };
}

/** One HTTP call with the session's cookie. Every failure comes back as a FalloLlamada with a Spanish detail. */
export const llamar: BaseQueryFn<Peticion, unknown, FalloLlamada> = async (peticion, { signal }) => {
  const { metodo = 'GET', espera = LIMITE } = peticion;
  const { tipo, body } = contenido(peticion.cuerpo);
  let respuesta: Response;
  try {
    respuesta = await fetch(direccion(peticion), {
      method: metodo,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(tipo === undefined ? {} : { 'content-type': tipo }) },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(espera)]),
    });
  } catch {
    return { error: falloDeRed() };
  }
  const datos: unknown = await respuesta.json().catch(() => null);
  return respuesta.ok
    ? { data: datos }
    : { error: falloDeRespuesta(respuesta.status, datos, respuesta.headers.get('x-request-id')) };
};
