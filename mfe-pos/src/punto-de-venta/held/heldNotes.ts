import { deviceTexts } from '@lavanda/shared';
import { useSyncExternalStore } from 'react';
import { type Draft, newDraft } from '../draft/draft';
import { isDraft, isFinished } from '../draft/storage';

/** A new nota put on hold while another cliente is served. */
export interface HeldNote {
  draft: Draft;
  /** When the nota was put on hold, ms since the epoch. */
  since: number;
}

const PREFIX = 'lavanda.espera.v1';

/** Maximum number of notas on hold. More would only be notas of clientes who did not come back. */
const MAX_HELD = 20;

/** Storage key of a user's notas on hold. The user's tabs share them, and signing out erases them, as with drafts. */
export function heldKeyFor(tenant: string, user: string): string {
  return `${PREFIX}.${tenant}.${user}`;
}

function isHeld(value: unknown): value is HeldNote {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('since' in value)) return false;
  return isDraft(value.draft) && typeof value.since === 'number' && !isFinished(value.draft);
}

function parse(text: string | null): HeldNote[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    // A draft stored by an earlier version of the app lacks the fields added since.
    return Array.isArray(list)
      ? list.filter(isHeld).map(({ draft, since }) => ({ draft: { ...newDraft(), ...draft }, since }))
      : [];
  } catch {
    return [];
  }
}

/** Stores the list. @returns whether it is on disk */
function write(key: string, list: readonly HeldNote[]): Promise<boolean> {
  return deviceTexts.write(key, list.length === 0 ? null : JSON.stringify(list));
}

/**
 * Puts a draft on hold.
 * @returns false when there are too many, or the browser has no room: the draft must stay on screen
 */
export async function holdNote(key: string, draft: Draft): Promise<boolean> {
  const others = parse(deviceTexts.read(key)).filter((held) => held.draft.id !== draft.id);
  if (others.length >= MAX_HELD) return false;
  if (await write(key, [...others, { draft, since: Date.now() }])) return true;
  releaseNote(key, draft.id);
  return false;
}

/**
 * Takes a nota off hold, to resume or to discard it.
 * @returns null when another tab took it first
 */
export function releaseNote(key: string, id: string): HeldNote | null {
  const list = parse(deviceTexts.read(key));
  const held = list.find(({ draft }) => draft.id === id);
  if (held)
    void write(
      key,
      list.filter((other) => other !== held),
    );
  return held ?? null;
}

const subscribe = (listener: () => void) => deviceTexts.subscribe(listener);

/** The user's notas on hold, oldest first; follows changes by other tabs. */
export function useHeldNotes(key: string): HeldNote[] {
  // The snapshot is the stored text: a parsed list is a new object each time, which would make React render endlessly.
  return parse(useSyncExternalStore(subscribe, () => deviceTexts.read(key)));
}
