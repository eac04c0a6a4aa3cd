import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { parseScan } from '@lavanda/shared/domain/scan';
import { useScanNotasQuery } from './endpoints';
import type { SeenNota } from './matches';

/** A row of the list: a match, or one of 'Últimas' with its time. */
export interface Choice {
  nota: ListedNota;
  pieza: number | null;
  seen?: SeenNota;
}

const NO_NOTAS: readonly ListedNota[] = [];

/** The notas that a text finds, and those of 'Últimas' that are not among them. A text that is no code isn't looked up. */
export function useScanMatches(asked: string, seen: readonly SeenNota[]) {
  const isCode = parseScan(asked) !== null;
  const { currentData, error, isFetching, refetch } = useScanNotasQuery(asked, { skip: !isCode });
  const results = isCode ? (currentData?.results ?? NO_NOTAS) : NO_NOTAS;
  return {
    isCode,
    matches: results.map((nota): Choice => ({ nota, pieza: currentData?.pieza ?? null })),
    last: seen
      .filter(({ nota }) => !results.some(({ _id }) => _id === nota._id))
      .map((one): Choice => ({ nota: one.nota, pieza: one.pieza, seen: one })),
    isAnswered: !isCode || (currentData !== undefined && !isFetching),
    error,
    isFetching,
    refetch,
  };
}
