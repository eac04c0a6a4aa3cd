import { writeDurable } from '@lavanda/shared';
import { useSyncExternalStore } from 'react';
import { type Draft, newDraft } from '../draft/draft';
import { isDraft, isFinished } from '../draft/storage';

/** A new nota put aside while another cliente is served. */
export interface HeldNote {
  draft: Draft;
  /** When it was put aside, ms since the epoch. */
  since: number;
}

const PREFIX = 'lavanda.espera.v1';

/** Most notas put aside at once. More would only be notas of clientes who did not come back. */
const MAX_HELD = 20;

/** Storage key of a user's notas on hold. Like the drafts, the user's tabs share them and sign-out erases them. */
export function heldKeyFor(tenant: string, user: string): string {
  return `${PREFIX}.${tenant}.${user}`;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isHeld(value: unknown): value is HeldNote {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('since' in value)) return false;
  return isDraft(value.draft) && typeof value.since === 'number' && !isFinished(value.draft);
}

function parse(text: string | null): HeldNote[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    // A draft of an earlier version lacks the fields that were added since.
    return Array.isArray(list)
      ? list.filter(isHeld).map(({ draft, since }) => ({ draft: { ...newDraft(), ...draft }, since }))
      : [];
  } catch {
    return [];
  }
}

/** @returns false when this device can't store them: the browser forbids it or has no room */
function write(key: string, list: readonly HeldNote[]): boolean {
  try {
    writeDurable(key, list.length === 0 ? null : JSON.stringify(list));
  } catch {
    return false;
  }
  for (const tell of listeners) tell();
  return true;
}

/** Puts a draft aside. @returns false when it could not be stored, and must stay on screen */
export function holdNote(key: string, draft: Draft): boolean {
  const others = parse(readText(key)).filter((held) => held.draft.id !== draft.id);
  return others.length < MAX_HELD && write(key, [...others, { draft, since: Date.now() }]);
}

/** Takes a nota off hold, to go on with it or to discard it. @returns null when another tab took it first */
export function releaseNote(key: string, id: string): HeldNote | null {
  const list = parse(readText(key));
  const held = list.find(({ draft }) => draft.id === id);
  if (held)
    write(
      key,
      list.filter((other) => other !== held),
    );
  return held ?? null;
}

/** The user's notas on hold, oldest first, also as other tabs change them. */
export function useHeldNotes(key: string): HeldNote[] {
  // The stored text is the snapshot, because each parsed list is a new object and React would render again for ever.
  return parse(useSyncExternalStore(subscribe, () => readText(key)));
}
