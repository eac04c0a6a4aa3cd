import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import semver from 'semver';
import type { Base } from '../db/conexion.ts';
import { type Compilacion, integridadDe, manifiestoDe } from './compilacion.ts';
import { leerLista } from './deOtroOrigen.ts';

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
 * Holds a build against what is live: the libraries it expects from the shell, the contract it was built for, the
 * sections that others draw and how they are called, its own files, its size.
 * @returns what clashes with what, in Spanish; nothing when it may be published
 */
export async function choquesDe(base: Base, compilacion: Compilacion, shell: ContratoDelShell | null): Promise<string[]> {
  return [
    ...(shell ? [...choquesDeContrato(compilacion, shell), ...choquesDeLibrerias(compilacion, shell)] : []),
    ...(await choquesDeSecciones(base, compilacion)),
    ...choquesDeIntegridad(compilacion),
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

interface SeccionViva {
  remoto: string;
  segmento: string;
  titulo: string;
  lugar: string | null;
}

/** A section is drawn by one remote, and no two links of a place are called the same: whoever is live, for anybody, keeps its own. */
async function choquesDeSecciones(base: Base, { remoto, descripcion: { secciones } }: Compilacion): Promise<string[]> {
  const { rows } = await sql<SeccionViva>`
    select distinct e.remoto, s ->> 'segmento' as segmento, s ->> 'titulo' as titulo, s ->> 'lugar' as lugar
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    cross join jsonb_array_elements(e.descripcion -> 'secciones') s
    where p.remoto <> ${remoto}`.execute(base.kysely);
  const choques = secciones.flatMap((seccion, n) => {
    const { segmento, titulo, lugar } = seccion;
    const ruta = rows.find((otra) => otra.segmento === segmento);
    const enlace = lugar && rows.find((otra) => otra.lugar === lugar && mismo(otra.titulo, titulo));
    const propia = secciones.slice(0, n).some((anterior) => anterior.segmento === segmento);
    const tocaya = secciones.slice(0, n).some((otra) => lugar && otra.lugar === lugar && mismo(otra.titulo, titulo));
    return [
      ...(ruta ? [`/app/${segmento} ya la dibuja ${ruta.remoto}.`] : []),
      ...(enlace ? [`En ${LUGARES[lugar]} ya hay un enlace "${titulo}": es de ${enlace.remoto}.`] : []),
      ...(propia ? [`Su remoto.json dice dos veces /app/${segmento}.`] : []),
      ...(tocaya ? [`Su remoto.json pone dos veces el enlace "${titulo}" en ${LUGARES[lugar ?? 'barra']}.`] : []),
    ];
  });
  return choques;
}

const LUGARES = { barra: 'la barra', menu: 'el menú' } as const;

function mismo(uno: string, otro: string): boolean {
  return uno.localeCompare(otro, 'es', { sensitivity: 'base' }) === 0;
}

/** Every file has to be there as it was built: those of its list, and those that its code asks for by their hash. */
function choquesDeIntegridad({ archivos }: Compilacion): string[] {
  const lista = archivos.find(({ ruta }) => ruta === 'archivos.json');
  const porRuta = new Map(archivos.map(({ ruta, sha256 }) => [ruta, sha256]));
  const deLaLista = Object.entries(lista ? leerLista(lista.bytes) : {}).flatMap(([ruta, sha256]) => {
    if (!porRuta.has(ruta)) return [`Falta ${ruta}, que está en su archivos.json.`];
    return porRuta.get(ruta) === sha256 ? [] : [`${ruta} no es el que se construyó: su SHA-256 es otro.`];
  });
  return deLaLista.length > 0 ? deLaLista : choquesDeCodigo(archivos);
}

function choquesDeCodigo(archivos: Compilacion['archivos']): string[] {
  const presentes = new Set(archivos.map(({ sha256 }) => integridadDe(sha256)));
  return archivos
    .filter(({ ruta }) => ruta.endsWith('.js'))
    .flatMap(({ ruta, bytes }) => {
      const nombradas = bytes.toString('latin1').match(/sha256-[A-Za-z0-9+/]{43}=/g) ?? [];
      const faltan = new Set(nombradas.filter((nombrada) => !presentes.has(nombrada)));
      const cuales =
        faltan.size === 1 ? 'un archivo que no está, o que cambió' : `${faltan.size} archivos que no están, o que cambiaron`;
      return faltan.size === 0 ? [] : [`${ruta} pide ${cuales} después de construirla.`];
    });
}

function choquesDeTamano({ archivos }: Compilacion): string[] {
  const bytes = archivos.reduce((suma, archivo) => suma + (archivo.br ?? archivo.bytes).length, 0);
  const kb = (cuanto: number) => `${Math.round(cuanto / 1024)} KB`;
  return bytes > PRESUPUESTO ? [`Pesa ${kb(bytes)} comprimida; el límite es ${kb(PRESUPUESTO)}.`] : [];
}
