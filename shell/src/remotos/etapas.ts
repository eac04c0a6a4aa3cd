import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { tiempoAgotado } from './plazo';
import { tiempo } from './tiempos';

/**
 * Where bringing a section to the screen can fail, in order: the list of remotes, the remote's manifest, a file that isn't the one that was published,
 * what it expects of the shell, its entry, its code, its first drawing or a later one.
 */
export type Etapa = 'registro' | 'manifiesto' | 'integridad' | 'contrato' | 'entrada' | 'codigo' | 'pantalla';

/** 'tiempo': nothing came within the stage's limit. */
export type Motivo = 'tiempo' | 'falla';

export class FallaDeEtapa extends Error {
  readonly etapa: Etapa;
  readonly motivo: Motivo;

  constructor(etapa: Etapa, motivo: Motivo, causa: unknown) {
    super(`${etapa}: ${motivo}`, { cause: causa });
    this.etapa = etapa;
    this.motivo = motivo;
  }
}

/** One build of a remote: where it is and what its files are checked against. */
export interface VersionDeRemoto {
  /** None while developing: nothing is remembered or reported of it. */
  version?: string;
  /** Address of its mf-manifest.json. */
  manifest: string;
  /** Subresource integrity of the manifest. */
  integridad?: string;
  /** The remote entry that the manifest names. */
  entrada?: { integridad: string };
}

/** A remote as GET /remotes.json lists it. */
export interface Remoto extends VersionDeRemoto {
  name: string;
  /** First path segments after app/ that it draws. */
  secciones: string[];
  /** Being rolled out: how it goes is reported. */
  candidata?: boolean;
  /** The version to go back to when this one fails. */
  respaldo?: VersionDeRemoto;
}

export type Carga = { ok: true; ciclos: Ciclos } | { ok: false; falla: FallaDeEtapa };

const TIEMPOS_AGOTADOS = /timed? ?out|timeout/i;

/** Reads the reason of a failure from an error of fetch, of the federation runtime or of a chunk. */
export function motivoDe(causa: unknown): Motivo {
  if (!(causa instanceof Error)) return 'falla';
  const chunk = (causa as { type?: unknown }).type;
  return causa.name === 'TimeoutError' || chunk === 'timeout' || TIEMPOS_AGOTADOS.test(causa.message) ? 'tiempo' : 'falla';
}

/** Rejects with a FallaDeEtapa when `trabajo` fails or takes longer than the stage's limit. */
export async function enEtapa<T>(
  etapa: 'registro' | 'manifiesto' | 'codigo' | 'pantalla',
  trabajo: (senal: AbortSignal) => Promise<T>,
): Promise<T> {
  const senal = AbortSignal.timeout(tiempo(etapa));
  try {
    return await Promise.race([trabajo(senal), tiempoAgotado(senal)]);
  } catch (causa) {
    throw causa instanceof FallaDeEtapa ? causa : new FallaDeEtapa(etapa, motivoDe(causa), causa);
  }
}
