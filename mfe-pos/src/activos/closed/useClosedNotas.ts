import { parseClave } from '@lavanda/shared/domain/clave';
import { useEffect, useState } from 'react';
import { usePosClosedNotasQuery } from '../../notas/endpoints';
import type { StoredNota } from '../../notas/nota';
import { search } from '../filterNotas';

/** Minimum length of a search that isn't a clave, '#' included, because fewer characters match too many closed notas. */
const MIN = 3;

const isEnough = (text: string): boolean => text.length >= MIN || parseClave(text) !== null;

/** Longest text that the server takes, characters (API contract). */
const MAX = 120;

/** Typing pause that starts a search, ms. */
const DEBOUNCE = 300;

const NONE: readonly StoredNota[] = [];

/**
 * The newest closed notas that match the board's search, requested after a typing pause. While the answer to the current text is
 * pending, the previous matches are filtered by that text, so that only matching notas are shown.
 * @param typed trimmed text of the board's search; '' without one
 * @param sucursal id of the sucursal that the board is limited to; undefined for all that the user sees
 */
export function useClosedNotas(typed: string, sucursal: string | undefined) {
  const text = typed.slice(0, MAX);
  const [term, setTerm] = useState('');
  useEffect(() => {
    const clock = setTimeout(() => setTerm(text), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [text]);

  const searches = isEnough(text) && isEnough(term);
  const query = usePosClosedNotasQuery({ text: term, sucursal }, { skip: !searches });
  const found = searches ? (query.data ?? NONE) : NONE;
  const answered = term === text && query.currentData !== undefined;
  return {
    notas: answered ? found : search(found, text),
    /** True when the notas are the server's answer to the current text. */
    answered: searches && answered,
    error: searches && !query.isFetching ? query.error : undefined,
    retry: query.refetch,
  };
}
