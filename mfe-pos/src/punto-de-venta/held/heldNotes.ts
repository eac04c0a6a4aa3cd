import { deviceTexts } from '@lavanda/shared';
import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, newDraft } from '../draft/draft';
import { isDraft, isFinished } from '../draft/storage';

/** A new nota put on hold while another cliente is served. */
export interface HeldNote {
  draft: Draft;
  /** When the nota was put on hold, ms since the epoch. */
  since: number;
}

const PREFIX = 'lavanda.espera.v1';

/** Maximum number of notas on hold. A longer list would only hold notas of clientes who didn't come back. */
const MAX_HELD = 20;

/**
 * Beginning of the storage keys of a user's notas on hold. All tabs of the user share those notas; signing out erases them like
 * drafts.
 */
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

/** Storage key of one nota on hold. Each nota has its own key, so that two tabs that write at once don't overwrite each other. */
const keyOfNote = (key: string, id: string) => `${key}.${id}`;

/** The user's notas on hold, as the JSON of one list. */
function readText(key: string): string {
  const own = deviceTexts.keys().filter((one) => one.startsWith(`${key}.`));
  return `[${own.map((one) => deviceTexts.read(one)).join(',')}]`;
}

const write = (key: string, { draft, since }: HeldNote) =>
  deviceTexts.write(keyOfNote(key, draft.id), JSON.stringify({ draft, since }));

/** Converts the single list, in which earlier versions of the app stored all notas on hold, to one key for each nota. */
function splitList(key: string): void {
  const list = parse(deviceTexts.read(key));
  if (list.length === 0) return;
  for (const held of list) void write(key, held);
  void deviceTexts.write(key, null);
}

/**
 * Puts a draft on hold.
 * @returns false when too many notas are on hold or the browser has no room; the draft must then stay on screen
 */
export async function holdNote(key: string, draft: Draft): Promise<boolean> {
  const others = parse(readText(key)).filter((held) => held.draft.id !== draft.id);
  if (others.length >= MAX_HELD) return false;
  if (await write(key, { draft, since: Date.now() })) return true;
  releaseNote(key, draft.id);
  return false;
}

/**
 * Takes a nota off hold, to resume or to discard it.
 * @returns the nota; null when it isn't on hold any more, for example because another tab took it
 */
export function releaseNote(key: string, id: string): HeldNote | null {
  const own = keyOfNote(key, id);
  const [held] = parse(`[${deviceTexts.read(own) ?? ''}]`);
  if (held) void deviceTexts.write(own, null);
  return held ?? null;
}

const subscribe = (listener: () => void) => deviceTexts.subscribe(listener);

/** The user's notas on hold, oldest first; follows changes by other tabs. */
export function useHeldNotes(key: string): HeldNote[] {
  useEffect(() => splitList(key), [key]);
  // The snapshot is the stored text, because a parsed list would be a new object each time and make React render endlessly.
  const held = parse(useSyncExternalStore(subscribe, () => readText(key)));
  return held.toSorted((one, other) => one.since - other.since);
}
