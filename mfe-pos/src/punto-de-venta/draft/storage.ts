import { deviceTexts, windowNumber } from '@lavanda/shared';
import { type Draft, newDraft } from './draft';

const PREFIX = 'lavanda.borrador.v1';

/**
 * Storage key of a draft. All tabs of a user share one draft for each stored nota being edited; a new nota belongs to one tab,
 * named by its `windowNumber`.
 */
export function draftKeyFor(tenant: string, user: string, nota: string | undefined): string {
  return nota === undefined ? newNotaKey(tenant, user, windowNumber() ?? 1) : `${PREFIX}.${tenant}.${user}.${nota}`;
}

/** Storage key of the new nota of the tab number `tab`. */
export function newNotaKey(tenant: string, user: string, tab: number): string {
  return `${PREFIX}.${tenant}.${user}.nueva${tab === 1 ? '' : `.${tab}`}`;
}

/** Numbers of the tabs, open or closed, with a stored draft of a new nota by the user on this device. */
export function tabsWithNewNota(tenant: string, user: string): number[] {
  const first = newNotaKey(tenant, user, 1);
  const numbers = deviceTexts.keys().map((key) => (key === first ? 1 : Number(key.split(`${first}.`)[1])));
  return numbers.filter((number) => number >= 1).sort((a, b) => a - b);
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, lineas: lines, pago, descuentos: discounts } = value as Partial<Draft>;
  return typeof id === 'string' && Array.isArray(lines) && typeof pago?.tipo === 'string' && typeof discounts === 'number';
}

/** Parses a draft written by `saveDraft`; null when it is missing or invalid. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    // A draft stored by an earlier version of the app lacks the fields added since.
    return isDraft(value) ? { ...newDraft(), ...value } : null;
  } catch {
    return null;
  }
}

/** The draft stored on this device; null when there is none or it was already saved or discarded, for example by another tab. */
export function readDraft(draftKey: string): Draft | null {
  const draft = parseDraft(deviceTexts.read(draftKey));
  return draft && isFinished(draft) ? null : draft;
}

/** Key of the list of drafts saved or discarded on this device. A tab that still shows such a draft must not continue it. */
const FINISHED = 'lavanda:terminados';

/**
 * Number of finished drafts that the device remembers. If a tab sends an older draft that was already saved, the server refuses.
 */
const REMEMBERED = 200;

/** Identifies the nota and version that a draft started from: each later edit of the same nota is another draft. */
function startOf({ id, base }: Draft): string {
  return `${id} ${base?.version ?? 0}`;
}

function finished(): string[] {
  try {
    const list: unknown = JSON.parse(deviceTexts.read(FINISHED) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function isFinished(draft: Draft): boolean {
  return finished().includes(startOf(draft));
}

/** Remembers that a draft was saved or discarded, so that no other tab continues it. */
export function finishDraft(draft: Draft): void {
  void deviceTexts.write(FINISHED, JSON.stringify([...finished(), startOf(draft)].slice(-REMEMBERED)));
}

/** Stores the draft on this device; null removes it. A finished draft isn't stored, nor is any if the device has no room. */
export function saveDraft(draftKey: string, draft: Draft | null): void {
  if (draft && isFinished(draft)) return;
  const text = draft && JSON.stringify(draft);
  if (text !== deviceTexts.read(draftKey)) void deviceTexts.write(draftKey, text);
}
