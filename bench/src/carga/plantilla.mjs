import { randomUUID } from 'node:crypto';

/**
 * A request to be sent many times, and what is new in it each time.
 * @typedef {object} Plantilla
 * @property {string} metodo
 * @property {string} ruta
 * @property {Record<string, string>} cabeceras
 * @property {string | null} cuerpo
 * @property {string[]} frescos ids in it that are new each time
 * @property {{ uno: string; otros: string[] } | null} alternado a text in it and those it is replaced by, any of them
 */

/** What to replace in one sending of the template, in order. @returns {[string, string][]} */
export function reemplazos({ frescos, alternado }) {
  const pares = frescos.map((id) => [id, randomUUID()]);
  if (alternado) pares.push([alternado.uno, alternado.otros[Math.floor(Math.random() * alternado.otros.length)]]);
  return pares;
}

export const reemplazar = (texto, pares) => pares.reduce((hecho, [de, a]) => hecho.replaceAll(de, a), texto);
