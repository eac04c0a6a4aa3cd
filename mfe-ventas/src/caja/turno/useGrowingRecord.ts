import type { CajaEntry, CajaState } from '@lavanda/shared/contract/schemas/caja';
import { useState } from 'react';

interface Held {
  /** The first page, as last fetched. */
  page: readonly CajaEntry[];
  /** All entries from the newest to `after`. */
  entries: readonly CajaEntry[];
  /** Cursor at which the older pages begin. */
  after: string;
}

/**
 * Adds the new entries of a refetched first page to the known entries, and marks those that a new entry cancels.
 * @returns null when the page has none of the known entries, so that entries between them may be missing
 */
function grown(page: readonly CajaEntry[], before: readonly CajaEntry[]): readonly CajaEntry[] | null {
  const ids = new Set(page.map(({ _id }) => _id));
  const rest = before.filter(({ _id }) => !ids.has(_id));
  if (rest.length === before.length) return null;
  const cancelled = new Set(page.map(({ cancela: cancels }) => cancels));
  return [...page, ...rest.map((entry) => (cancelled.has(entry._id) ? { ...entry, cancelado: true } : entry))];
}

/**
 * The first part of a record, which grows while the user looks at it. Once older pages are requested, their cursor stays fixed,
 * so that no entry is shown twice or left out. If all entries of a refetched first page are new, the record starts over.
 */
export function useGrowingRecord({ registro: page, siguiente: next }: Pick<CajaState, 'registro' | 'siguiente'>) {
  const [held, setHeld] = useState<Held | null>(null);
  if (held && held.page !== page) {
    const entries = grown(page, held.entries);
    setHeld(entries && { ...held, page, entries });
  }
  return {
    entries: held?.entries ?? page,
    /** Cursor at which the older pages begin; null when there are none. */
    next: held?.after ?? next,
    wantsOlder: held !== null,
    wantOlder: () => {
      if (next !== null) setHeld({ page, entries: page, after: next });
    },
  };
}
