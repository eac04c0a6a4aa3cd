import type { Ciclos } from '@lavanda/shared/federation/remoto';

/**
 * Where bringing a section to the screen can fail, in order: the list of remotes, the remote's manifest, its entry, its code
 * (or a library it shares), its first drawing or a later one.
 */
export type Etapa = 'registro' | 'manifiesto' | 'entrada' | 'codigo' | 'pantalla';

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

export type Carga = { ok: true; ciclos: Ciclos } | { ok: false; falla: FallaDeEtapa };

/** A remote as GET /remotes.json lists it. */
export interface Remoto {
  name: string;
  /** Address of its mf-manifest.json. */
  manifest: string;
  /** First path segments after app/ that it draws. */
  secciones: string[];
  /** Its build; none while developing. */
  version?: string;
  /** Being rolled out: how it goes is reported. */
  candidata?: boolean;
}

/** Longest wait of each stage, ms. */
export const LIMITES = { registro: 8_000, manifiesto: 8_000, entrada: 10_000, codigo: 20_000 } as const;

const TIEMPOS_AGOTADOS = /timed? ?out|timeout/i;

/** Reads the reason of a failure from an error of fetch, of the federation runtime or of a chunk. */
export function motivoDe(causa: unknown): Motivo {
  if (!(causa instanceof Error)) return 'falla';
  const chunk = (causa as { type?: unknown }).type;
  return causa.name === 'TimeoutError' || chunk === 'timeout' || TIEMPOS_AGOTADOS.test(causa.message) ? 'tiempo' : 'falla';
}

/** A crash reported by a mounted section: code that didn't arrive is told apart from code that broke. */
export function fallaDePantalla(causa: Error): FallaDeEtapa {
  const deCodigo = causa.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(causa.message);
  return new FallaDeEtapa(deCodigo ? 'codigo' : 'pantalla', deCodigo ? motivoDe(causa) : 'falla', causa);
}

/** Rejects with a FallaDeEtapa when `trabajo` fails or takes longer than the stage's limit. */
export async function enEtapa<T>(etapa: keyof typeof LIMITES, trabajo: (senal: AbortSignal) => Promise<T>): Promise<T> {
  const senal = AbortSignal.timeout(LIMITES[etapa]);
  const agotado = new Promise<never>((_, rechazar) => {
    senal.addEventListener('abort', () => rechazar(senal.reason), { once: true });
  });
  try {
    return await Promise.race([trabajo(senal), agotado]);
  } catch (causa) {
    throw causa instanceof FallaDeEtapa ? causa : new FallaDeEtapa(etapa, motivoDe(causa), causa);
  }
}
