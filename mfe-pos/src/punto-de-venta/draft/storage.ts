import { type Draft, newDraft } from './draft';

const PREFIX = 'lavanda.borrador.v1';

/** Storage key of a draft. Each user of each tenant has one blank nota and one draft per nota being edited. */
export function draftKeyFor(tenant: string, user: string, nota: string | undefined): string {
  return `${PREFIX}.${tenant}.${user}.${nota ?? 'nueva'}`;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, lineas: lines, pago, descuentos: discounts } = value as Partial<Draft>;
  return typeof id === 'string' && Array.isArray(lines) && typeof pago?.tipo === 'string' && typeof discounts === 'number';
}

/** Parses a draft written by `saveDraft`; null when it is missing or invalid. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    // A draft of an earlier version lacks the fields that were added since.
    return isDraft(value) ? { ...newDraft(), ...value } : null;
  } catch {
    return null;
  }
}

export function readDraft(draftKey: string): Draft | null {
  try {
    return parseDraft(localStorage.getItem(draftKey));
  } catch {
    return null;
  }
}

/** Stores the draft on this device; null removes it. Errors are ignored: the nota just can't be recovered. */
export function saveDraft(draftKey: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(draftKey, JSON.stringify(draft));
    else localStorage.removeItem(draftKey);
  } catch {
    return;
  }
}
