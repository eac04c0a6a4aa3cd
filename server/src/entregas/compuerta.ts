import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import semver from 'semver';
import type { Base } from '../db/conexion.ts';
import { type Compilacion, manifiestoDe } from './compilacion.ts';

/** What the live shell gives: its contrato.json. */
export interface ContratoDelShell {
  contrato: number;
  /** Version by package. */
  librerias: Record<string, string>;
}

/** Largest build, bytes in brotli: what opening a section may cost at most. */
const PRESUPUESTO = 600 * 1024;

export async function contratoDelShell(webDir: string): Promise<ContratoDelShell | null> {
  const archivo = join(webDir, 'shell', 'dist', 'contrato.json');
  return existsSync(archivo) ? (JSON.parse(await readFile(archivo, 'utf8')) as ContratoDelShell) : null;
}

/**
 * Holds a build against what is live: the libraries it expects from the shell, the contract it was built for, the sections that others draw, its size.
 * @returns what clashes with what, in Spanish; nothing when it may be published
 */
export async function choquesDe(base: Base, compilacion: Compilacion, shell: ContratoDelShell | null): Promise<string[]> {
  return [
    ...(shell ? [...choquesDeContrato(compilacion, shell), ...choquesDeLibrerias(compilacion, shell)] : []),
    ...(await choquesDeSecciones(base, compilacion)),
    ...choquesDeTamano(compilacion),
  ];
}

function choquesDeContrato({ descripcion }: Compilacion, { contrato }: ContratoDelShell): string[] {
  if (descripcion.contrato === contrato) return [];
  return [`Está hecha para el contrato ${descripcion.contrato} y el shell en uso tiene el ${contrato}.`];
}

function choquesDeLibrerias({ archivos }: Compilacion, { librerias }: ContratoDelShell): string[] {
  const deLibrerias = (manifiestoDe(archivos).shared ?? []).flatMap(({ name: modulo = '', requiredVersion = '*' }) => {
    const paquete = /^(@[^/]+\/)?[^/]+/.exec(modulo)?.[0] ?? modulo;
    const dada = librerias[paquete];
    if (dada === undefined) return [`Espera ${modulo} del shell, que no lo da.`];
    return semver.satisfies(dada, requiredVersion) ? [] : [`Espera ${modulo} ${requiredVersion}; el shell da ${dada}.`];
  });
  return [...new Set(deLibrerias)];
}

/** A section is drawn by one remote: whoever is live, for anybody, keeps it. */
async function choquesDeSecciones(base: Base, { remoto, descripcion }: Compilacion): Promise<string[]> {
  const { rows } = await sql<{ remoto: string; segmento: string }>`
    select distinct e.remoto, s ->> 'segmento' as segmento
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    cross join jsonb_array_elements(e.descripcion -> 'secciones') s
    where p.remoto <> ${remoto}`.execute(base.kysely);
  const propios = new Set(descripcion.secciones.map(({ segmento }) => segmento));
  return rows.filter(({ segmento }) => propios.has(segmento)).map((otro) => `/app/${otro.segmento} ya la dibuja ${otro.remoto}.`);
}

function choquesDeTamano({ archivos }: Compilacion): string[] {
  const bytes = archivos.reduce((suma, archivo) => suma + (archivo.br ?? archivo.bytes).length, 0);
  const kb = (cuanto: number) => `${Math.round(cuanto / 1024)} KB`;
  return bytes > PRESUPUESTO ? [`Pesa ${kb(bytes)} comprimida; el límite es ${kb(PRESUPUESTO)}.`] : [];
}
