import type { CajaEntry, CajaState } from '@lavanda/shared/contract/schemas/caja';
import { useState } from 'react';

interface Held {
  /** The first page, as it was last read. */
  page: readonly CajaEntry[];
  /** From the newest to the place where the older pages begin. */
  entries: readonly CajaEntry[];
  /** Cursor of the first older page, which begins where `entries` end. */
  after: string;
}

/** Puts the first page, read again, before what it has pushed out; null when it no longer reaches that. */
function grown(page: readonly CajaEntry[], before: readonly CajaEntry[]): readonly CajaEntry[] | null {
  const ids = new Set(page.map(({ _id }) => _id));
  const rest = before.filter(({ _id }) => !ids.has(_id));
  if (rest.length === before.length) return null;
  const cancelled = new Set(page.map(({ cancela: cancels }) => cancels));
  return [...page, ...rest.map((entry) => (cancelled.has(entry._id) ? { ...entry, cancelado: true } : entry))];
}

/**
 * The first part of a record, which grows while it is looked at. Once older pages are asked for, their place stays where
 * it was, so that they neither move nor leave a gap; when more came than a page holds, the record begins again.
 */
export function useGrowingRecord({ registro: page, siguiente: next }: Pick<CajaState, 'registro' | 'siguiente'>) {
  const [held, setHeld] = useState<Held | null>(null);
  if (held && held.page !== page) {
    const entries = grown(page, held.entries);
    setHeld(entries && { ...held, page, entries });
  }
  return {
    entries: held?.entries ?? page,
    /** Where the older pages begin; null without any. */
    next: held?.after ?? next,
    wantsOlder: held !== null,
    wantOlder: () => {
      if (next !== null) setHeld({ page, entries: page, after: next });
    },
  };
}
