import type { Remoto, VersionDeRemoto } from './etapas';

/** What this browser remembers of sections, for when the server's answer fails it: versions that worked, and the list of remotes. */
const MONTADAS = 'lavanda:montadas';
const LISTA = 'lavanda:remotos';

/** Of each remote: the one on the screen may be the one that fails. */
const CUANTAS = 2;

type Montadas = Record<string, VersionDeRemoto[]>;

function leer(clave: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(clave) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing goes without. */
function guardar(clave: string, valor: unknown): void {
  try {
    localStorage.setItem(clave, JSON.stringify(valor));
  } catch {}
}

export function esRemoto(valor: unknown): valor is Remoto {
  if (!esVersion(valor)) return false;
  const { name, secciones } = valor as unknown as Record<string, unknown>;
  return typeof name === 'string' && Array.isArray(secciones);
}

function esVersion(valor: unknown): valor is VersionDeRemoto {
  return typeof valor === 'object' && valor !== null && typeof (valor as { manifest?: unknown }).manifest === 'string';
}

function montadas(): Montadas {
  const datos = leer(MONTADAS);
  return typeof datos === 'object' && datos !== null ? (datos as Montadas) : {};
}

/** Versions of a remote that have been on this browser's screen without failing, newest first. */
export function montadasDe(remoto: string): VersionDeRemoto[] {
  const suyas: unknown = montadas()[remoto];
  return Array.isArray(suyas) ? suyas.filter(esVersion) : [];
}

export function recordarMontada({ name, version, manifest, integridad, entrada }: Remoto): void {
  if (version === undefined) return;
  const suyas = montadasDe(name);
  if (suyas[0]?.version === version) return;
  const otras = suyas.filter((montada) => montada.version !== version);
  const esta = { version, manifest, ...(integridad && { integridad }), ...(entrada && { entrada }) };
  guardar(MONTADAS, { ...montadas(), [name]: [esta, ...otras].slice(0, CUANTAS) });
}

export function recordarLista(remotos: readonly Remoto[]): void {
  guardar(LISTA, remotos);
}

/** The last list that the server gave to this browser; undefined for the first time. */
export function listaRecordada(): Remoto[] | undefined {
  const datos = leer(LISTA);
  return Array.isArray(datos) && datos.length > 0 && datos.every(esRemoto) ? datos : undefined;
}
