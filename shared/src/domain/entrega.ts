/**
 * Which build of a section whoever asks gets: rules of a rollout (issue "Sections that ship on their own"). Pure, so that server, command line and tests
 * decide alike.
 */

/** The pointer of one remote. Versions are '<version>-<hash of its files>'. */
export interface Puntero {
  /** What everybody gets who isn't chosen for the candidate. */
  estable: string;
  /** The version being rolled out, when there is one. */
  candidata: string | null;
  /** Share of users that get the candidate, 0 to 100, besides those of `tenants`. */
  porcentaje: number;
  /** Laundries whose users all get the candidate. */
  tenants: readonly string[];
}

/** Who asks; nobody signed in gets the stable version. */
export interface Solicitante {
  tenantId: string;
  usuarioId: string;
}

const CUBETAS = 10_000;

/** FNV-1a, 32 bits: the same in every process and language, which is all that is asked of it. */
function fnv1a(texto: string): number {
  let suma = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(texto)) suma = Math.imul(suma ^ byte, 0x01000193) >>> 0;
  return suma;
}

/**
 * Where a user stands in the rollouts of a remote, 0 to 9999: always the same place, so that whoever got a candidate at 10 % keeps it at 50 %; another
 * place in another remote, so that the same people aren't always first.
 */
export function cubetaDe(remoto: string, usuarioId: string): number {
  return fnv1a(`${remoto}\n${usuarioId}`) % CUBETAS;
}

/** The version that `quien` gets of a remote. */
export function versionPara(remoto: string, puntero: Puntero, quien: Solicitante | null): string {
  const { estable, candidata, porcentaje, tenants } = puntero;
  if (candidata === null || quien === null) return estable;
  const elegido = tenants.includes(quien.tenantId) || cubetaDe(remoto, quien.usuarioId) < (porcentaje / 100) * CUBETAS;
  return elegido ? candidata : estable;
}

/** What clients have said of a version since it became the candidate. */
export interface Informes {
  montadas: number;
  fallidas: number;
}

/** Failures and share of them at which a rollout stops by itself: a few can be one bad connection. */
export const FRENO = { fallidas: 5, proporcion: 0.05 } as const;

/** Whether a candidate fails too much to go on. */
export function debeDetenerse({ montadas, fallidas }: Informes): boolean {
  return fallidas >= FRENO.fallidas && fallidas / (montadas + fallidas) >= FRENO.proporcion;
}
