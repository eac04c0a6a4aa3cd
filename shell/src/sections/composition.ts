import { useConnected } from '@lavanda/shared';
import type { DescribedSection } from '@lavanda/shared/contract/schemas/releases';
import { useSyncExternalStore } from 'react';
import { browserNotes } from '../storedNotes';

/** The sections known to the shell, from GET /remotes.json. */
export interface SectionsTable {
  list: readonly DescribedSection[];
  /** True when the list is the server's for this user, or the server's last one while there is no connection. */
  final: boolean;
}

interface ReceivedSections {
  list: readonly DescribedSection[];
  /** User the list is for; null when nobody is signed in, undefined from a development server. */
  usuario: string | null | undefined;
}

let received: ReceivedSections | undefined;
const listeners = new Set<() => void>();

const keyOf = (user: string) => `lavanda:secciones:${user}` as const;

/** Stores an answer of GET /remotes.json; any other data are ignored. */
export function receiveComposition(data: unknown): void {
  const { remotes, usuario: user } = object(data);
  if (!Array.isArray(remotes)) return;
  const list = sort(remotes.flatMap((remote) => sectionsOf(object(remote).enlaces)));
  received = { list, usuario: typeof user === 'string' || user === null ? user : undefined };
  // A list with a version of a preview link is only for this tab, so it isn't remembered for other tabs.
  const isOwn = remotes.some((remote) => object(object(remote).motivo).tipo === 'vista');
  if (typeof user === 'string' && list.length > 0 && !isOwn) remember(user, list);
  for (const listener of listeners) listener();
}

/** For tests: clears the lists in memory, as a page load would; localStorage stays. */
export function forgetComposition(): void {
  received = undefined;
  fromBefore.clear();
}

/** @returns the sections known so far, the user's own if possible (see `final`); undefined when no list is known */
export function useSections(user: string): SectionsTable | undefined {
  const connected = useConnected();
  const current = useSyncExternalStore(subscribe, () => received);
  if (current && current.usuario !== null && (current.usuario ?? user) === user) return { list: current.list, final: true };
  const last = remembered(user);
  return last ? { list: last, final: !connected } : current && { list: current.list, final: false };
}

/** The description of a section in any known list. */
export function knownSection(segment: string): DescribedSection | undefined {
  const lists = [received?.list, ...fromBefore.values()];
  return lists.flatMap((list) => list ?? []).find((section) => section.segmento === segment);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sorts by `orden`; sections without one come last, by title. */
function sort(list: readonly DescribedSection[]): DescribedSection[] {
  const place = ({ orden: order }: DescribedSection) => order ?? Number.POSITIVE_INFINITY;
  return list.toSorted((a, b) => (place(a) === place(b) ? a.titulo.localeCompare(b.titulo, 'es') : place(a) - place(b)));
}

function object(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

function sectionsOf(data: unknown): DescribedSection[] {
  return Array.isArray(data) ? data.filter(isSection) : [];
}

function isSection(value: unknown): value is DescribedSection {
  return ['segmento', 'titulo', 'permiso'].every((field) => typeof object(value)[field] === 'string');
}

/** Remembers the user's sections; errors are ignored when the browser blocks storage. */
function remember(user: string, list: readonly DescribedSection[]): void {
  fromBefore.set(user, list);
  browserNotes.write(keyOf(user), list);
}

const fromBefore = new Map<string, readonly DescribedSection[] | undefined>();

function remembered(user: string): readonly DescribedSection[] | undefined {
  if (!fromBefore.has(user)) fromBefore.set(user, read(user));
  return fromBefore.get(user);
}

function read(user: string): readonly DescribedSection[] | undefined {
  const list = sectionsOf(browserNotes.read(keyOf(user)));
  return list.length > 0 ? list : undefined;
}
