import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { type Build, integrityOf, requirementsOf } from '../build.ts';
import { readList } from '../otherOrigin.ts';
import { developmentConflicts, styleConflicts } from './code.ts';
import { conflictsWithAll } from './contract.ts';
import { declarationConflicts } from './declarationConflicts.ts';

/** Largest build, bytes in brotli: the most that opening a section may download. */
const BUDGET = 600 * 1024;

/**
 * Checks a build against `shells` (one of them has to mount it), other remotes' sections and links, and the rules for its own
 * files and size.
 * @returns the conflicts, in Spanish; empty when the build may be published
 */
export async function findConflicts(
  db: Kysely<DatabaseSchema>,
  build: Build,
  shells: readonly ShellContract[],
): Promise<string[]> {
  return [
    ...conflictsWithAll(requirementsOf(build), shells),
    ...(await sectionConflicts(db, build)),
    ...declarationConflicts(build.descripcion),
    ...integrityConflicts(build),
    ...developmentConflicts(build),
    ...styleConflicts(build),
    ...sizeConflicts(build),
  ];
}

interface LiveSection {
  remoto: string;
  segmento: string;
  titulo: string;
  lugar: string | null;
}

/**
 * Conflicts of a build's sections: a segment that another live remote draws, a link with another's title and place, and either
 * of these twice in the build itself.
 */
export async function sectionConflicts(
  db: Kysely<DatabaseSchema>,
  { remoto: remote, descripcion: { secciones: sections } }: Pick<Build, 'remoto' | 'descripcion'>,
): Promise<string[]> {
  const { rows } = await sql<LiveSection>`
    select distinct e.remoto, s ->> 'segmento' as segmento, s ->> 'titulo' as titulo, s ->> 'lugar' as lugar
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    cross join jsonb_array_elements(e.descripcion -> 'secciones') s
    where p.remoto <> ${remote}`.execute(db);
  const conflicts = sections.flatMap((section, n) => {
    const { segmento: segment, titulo: title, lugar: place } = section;
    const sameSegment = rows.find((another) => another.segmento === segment);
    const sameTitle = place && rows.find((another) => another.lugar === place && isSame(another.titulo, title));
    const repeatedSegment = sections.slice(0, n).some((previous) => previous.segmento === segment);
    const namesake = sections.slice(0, n).some((another) => place && another.lugar === place && isSame(another.titulo, title));
    return [
      ...(sameSegment ? [`/app/${segment} ya la dibuja ${sameSegment.remoto}.`] : []),
      ...(sameTitle ? [`En ${PLACES[place]} ya hay un enlace "${title}": es de ${sameTitle.remoto}.`] : []),
      ...(repeatedSegment ? [`Su remoto.json dice dos veces /app/${segment}.`] : []),
      ...(namesake ? [`Su remoto.json pone dos veces el enlace "${title}" en ${PLACES[place ?? 'barra']}.`] : []),
    ];
  });
  return conflicts;
}

const PLACES = { barra: 'la barra', menu: 'el menú' } as const;

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}

/** Conflicts about missing or changed files: those listed in archivos.json, and the hashed files that the code refers to. */
function integrityConflicts({ files }: Build): string[] {
  const list = files.find(({ path }) => path === 'archivos.json');
  const byPath = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const fromList = Object.entries(list ? readList(list.bytes) : {}).flatMap(([path, sha256]) => {
    if (!byPath.has(path)) return [`Falta ${path}, que está en su archivos.json.`];
    return byPath.get(path) === sha256 ? [] : [`${path} no es el que se construyó: su SHA-256 es otro.`];
  });
  return fromList.length > 0 ? fromList : codeConflicts(files);
}

function codeConflicts(files: Build['files']): string[] {
  const present = new Set(files.map(({ sha256 }) => integrityOf(sha256)));
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ path, bytes }) => {
      const mentioned = bytes.toString('latin1').match(/sha256-[A-Za-z0-9+/]{43}=/g) ?? [];
      const missing = new Set(mentioned.filter((named) => !present.has(named)));
      const which =
        missing.size === 1 ? 'un archivo que no está, o que cambió' : `${missing.size} archivos que no están, o que cambiaron`;
      return missing.size === 0 ? [] : [`${path} pide ${which} después de construirla.`];
    });
}

function sizeConflicts({ files }: Build): string[] {
  const bytes = files.reduce((sum, file) => sum + (file.br ?? file.bytes).length, 0);
  const kb = (amount: number) => `${Math.round(amount / 1024)} KB`;
  return bytes > BUDGET ? [`Pesa ${kb(bytes)} comprimida; el límite es ${kb(BUDGET)}.`] : [];
}
