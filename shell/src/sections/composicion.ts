import type { SeccionDescrita } from '@lavanda/shared/contract/entregas';
import { useSyncExternalStore } from 'react';

/** What the shell knows of the sections there are: what their remotes say of themselves in GET /remotes.json. */
export interface Secciones {
  lista: readonly SeccionDescrita[];
  /** From the server, for who is signed in; else from before sign-in or from an earlier visit, and another may come. */
  definitiva: boolean;
}

interface Recibidas {
  lista: readonly SeccionDescrita[];
  /** Whose; null for nobody signed in, undefined where it doesn't say (a development server's). */
  usuario: string | null | undefined;
}

let recibidas: Recibidas | undefined;
const oyentes = new Set<() => void>();

const claveDe = (usuario: string) => `lavanda:secciones:${usuario}`;

/** Takes every answer of GET /remotes.json; what isn't one changes nothing. */
export function recibirComposicion(datos: unknown): void {
  const { remotes, usuario } = objeto(datos);
  if (!Array.isArray(remotes)) return;
  const lista = ordenar(remotes.flatMap((remoto) => seccionesDe(objeto(remoto).enlaces)));
  recibidas = { lista, usuario: typeof usuario === 'string' || usuario === null ? usuario : undefined };
  if (typeof usuario === 'string' && lista.length > 0) recordar(usuario, lista);
  for (const oyente of oyentes) oyente();
}

/** Forgets what was received, as another page would; what the browser remembers stays. */
export function olvidarComposicion(): void {
  recibidas = undefined;
  deAntes.clear();
}

/** The sections as they are known now; undefined while nothing at all is known. */
export function useSecciones(usuario: string): Secciones | undefined {
  const actuales = useSyncExternalStore(suscribir, () => recibidas);
  if (actuales && actuales.usuario !== null && (actuales.usuario ?? usuario) === usuario)
    return { lista: actuales.lista, definitiva: true };
  const lista = recordadas(usuario) ?? actuales?.lista;
  return lista && { lista, definitiva: false };
}

/** What is known of a section, whoever asks. */
export function seccionConocida(segmento: string): SeccionDescrita | undefined {
  const listas = [recibidas?.lista, ...deAntes.values()];
  return listas.flatMap((lista) => lista ?? []).find((seccion) => seccion.segmento === segmento);
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** By `orden`; those without one last, by their text. */
function ordenar(lista: readonly SeccionDescrita[]): SeccionDescrita[] {
  const lugar = ({ orden }: SeccionDescrita) => orden ?? Number.POSITIVE_INFINITY;
  return lista.toSorted((a, b) => (lugar(a) === lugar(b) ? a.titulo.localeCompare(b.titulo, 'es') : lugar(a) - lugar(b)));
}

function objeto(datos: unknown): Record<string, unknown> {
  return typeof datos === 'object' && datos !== null ? (datos as Record<string, unknown>) : {};
}

function seccionesDe(datos: unknown): SeccionDescrita[] {
  return Array.isArray(datos) ? datos.filter(esSeccion) : [];
}

function esSeccion(dato: unknown): dato is SeccionDescrita {
  return ['segmento', 'titulo', 'permiso'].every((campo) => typeof objeto(dato)[campo] === 'string');
}

/** A browser that keeps nothing goes without. */
function recordar(usuario: string, lista: readonly SeccionDescrita[]): void {
  deAntes.set(usuario, lista);
  try {
    localStorage.setItem(claveDe(usuario), JSON.stringify(lista));
  } catch {}
}

const deAntes = new Map<string, readonly SeccionDescrita[] | undefined>();

function recordadas(usuario: string): readonly SeccionDescrita[] | undefined {
  if (!deAntes.has(usuario)) deAntes.set(usuario, leer(usuario));
  return deAntes.get(usuario);
}

function leer(usuario: string): readonly SeccionDescrita[] | undefined {
  try {
    const lista = seccionesDe(JSON.parse(localStorage.getItem(claveDe(usuario)) ?? 'null'));
    return lista.length > 0 ? lista : undefined;
  } catch {
    return undefined;
  }
}
