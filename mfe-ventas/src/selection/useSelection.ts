import { useRef, useState } from 'react';
import type { Sale } from '../sales/sale';

const NOTHING: ReadonlySet<string> = new Set();

/** The selection among the loaded rows. A row that disappears from the list is no longer selected. */
export interface Selection {
  selected: readonly Sale[];
  ids: ReadonlySet<string>;
  /** Selects or deselects a row; when `asRange` is true, likewise every row between the last changed row and this one. */
  toggle(id: string, asRange: boolean): void;
  toggleAll(): void;
  clear(): void;
}

export function useSelection(rows: readonly Sale[]): Selection {
  const [ids, setIds] = useState(NOTHING);
  const last = useRef<string | null>(null);
  const selected = rows.filter(({ id }) => ids.has(id));
  const all = rows.length > 0 && selected.length === rows.length;

  const toggle = (id: string, asRange: boolean) => {
    const placeOf = (which: string | null) => rows.findIndex((row) => row.id === which);
    const from = asRange ? placeOf(last.current) : -1;
    const here = placeOf(id);
    const slice = from < 0 ? [id] : rows.slice(Math.min(from, here), Math.max(from, here) + 1).map((row) => row.id);
    const set = !ids.has(id);
    last.current = id;
    setIds((previous) => {
      const next = new Set(previous);
      for (const each of slice) set ? next.add(each) : next.delete(each);
      return next;
    });
  };

  return {
    selected,
    ids,
    toggle,
    toggleAll: () => setIds(all ? NOTHING : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(NOTHING),
  };
}
