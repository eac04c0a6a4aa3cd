import { resolve } from 'node:path';
import { normalizar } from '@lavanda/shared/domain/texto';
import { sql } from 'kysely';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';

/** What an order of the command line works with; the process that runs it may be the server's, not the one who asked. */
export interface Contexto {
  base: Base;
  ajustes: Ajustes;
  /** Folder that relative paths start from: where the order was typed. */
  carpeta: string;
  /** Prints a line for whoever gave the order. */
  decir(linea: string): void;
}

/** What the order was called with: words, and `--name value` pairs. */
export interface Argumentos {
  palabras: readonly string[];
  opciones: Readonly<Record<string, string | undefined>>;
}

export interface Orden {
  /** How it is called, for the help. */
  uso: string;
  hace: string;
  ejecutar(contexto: Contexto, argumentos: Argumentos): Promise<void>;
}

/** The order can't be done as given; the message says why, without a stack. */
export class ErrorDeOrden extends Error {
  constructor(mensaje: string) {
    super(mensaje);
    this.name = 'ErrorDeOrden';
  }
}

/** The word at `lugar`. @throws ErrorDeOrden naming what is missing */
export function palabra({ palabras }: Argumentos, lugar: number, que: string): string {
  const texto = palabras[lugar]?.trim();
  if (!texto) throw new ErrorDeOrden(`Falta ${que}.`);
  return texto;
}

export function rutaDe({ carpeta }: Contexto, ruta: string): string {
  return resolve(carpeta, ruta);
}

/** Where the links printed lead: PUBLIC_URL, or this machine. */
export function origenDe({ publicUrl, host, puerto }: Ajustes): string {
  return publicUrl ?? `http://${host}:${puerto}`;
}

export interface Lavanderia {
  id: string;
  nombre: string;
  activo: boolean;
}

/** The laundry of that id or name (accents and capitals don't matter). @throws ErrorDeOrden for none, or several of that name */
export async function buscarLavanderia({ base }: Contexto, texto: string): Promise<Lavanderia> {
  const { rows } = await sql<Lavanderia>`select id, nombre, activo from tenants order by nombre, id`.execute(base.kysely);
  const halladas = rows.filter(({ id, nombre }) => id === texto.toLowerCase() || normalizar(nombre) === normalizar(texto));
  const [una, ...otras] = halladas;
  if (!una) throw new ErrorDeOrden(`No hay ninguna lavandería "${texto}". La orden listar las muestra.`);
  if (otras.length > 0) {
    throw new ErrorDeOrden(`Hay varias lavanderías "${texto}"; usa su id: ${halladas.map(({ id }) => id).join(', ')}.`);
  }
  return una;
}
