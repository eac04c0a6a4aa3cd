import type { BuildOrigin, Description, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { SharedRequirement } from '../../db/tables/releases.ts';
import { lastDecision } from '../takenBack.ts';
import { fits } from './contract.ts';

/** A published version with the fields that the composition needs. */
export interface PublishedVersion {
  descripcion: Description;
  /** URL of the folder of a build on another origin; null when this server stores the files. */
  direccion: string | null;
  /** SHA-256 in hexadecimal of the manifest and of the entry; null when unknown. */
  manifiesto: string | null;
  entrada: string | null;
  git: BuildOrigin | null;
  declaracion: KeptStatement | null;
  librerias: SharedRequirement[] | null;
}

export interface StandIn extends PublishedVersion {
  version: string;
}

/** Whether the shell can mount a published version; true when the shell's contract is unknown (null). */
export function fitsShell(
  { descripcion: { contrato: contract }, librerias: libraries }: PublishedVersion,
  shell: ShellContract | null,
): boolean {
  return fits({ contrato: contract, librerias: libraries }, shell);
}

/**
 * For each remote, the version that is served in place of versions that the shell can't mount: the newest that fits, preferably
 * one that came with the server or was stable. A version that was taken back isn't chosen, except, as the last choice, the
 * version that came with the server.
 * @param except versions that must not be chosen
 */
export async function standInsFor(
  db: Kysely<DatabaseSchema>,
  remotes: readonly string[],
  shell: ShellContract | null,
  except: readonly string[] = [],
): Promise<ReadonlyMap<string, StandIn>> {
  if (remotes.length === 0) return new Map();
  const { rows } = await sql<StandIn & { remoto: string }>`
    select e.remoto, e.version, e.descripcion, e.direccion, e.git, e.declaracion, e.librerias, m.sha256 as manifiesto, a.sha256 as entrada
    from entregas e
    left join entregas_punteros p on p.remoto = e.remoto
    left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
    left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
    left join lateral (${lastDecision(sql.ref('e.remoto'), sql.ref('e.version'))}) last on true
    where e.remoto = any(${[...remotes]}) and not (e.version = any(${[...except]}))
      and (e.version is not distinct from p.de_fabrica or not coalesce(last.taken_back, false))
    order by coalesce(last.taken_back, false),
             (e.version is not distinct from p.de_fabrica or coalesce(last.given_to_all, false)) desc,
             e.publicada desc, e.version`.execute(db);
  const best = new Map<string, StandIn>();
  for (const { remoto: remote, ...version } of rows)
    if (!best.has(remote) && fitsShell(version, shell)) best.set(remote, version);
  return best;
}
