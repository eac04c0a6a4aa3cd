import { useEffect, useState } from 'react';
import { usePosSearchClientesQuery } from './endpoints';

/** Fewest letters that start a search (spec 5). */
const MIN = 3;

/** Pause in typing that starts a search by itself, ms. */
const DEBOUNCE = 250;

/** Search of customers while typing: from 3 letters on, after a pause, or at once with `buscarYa`. */
export function useSearch() {
  const [text, setText] = useState('');
  const [term, setQuery] = useState('');
  const clean = text.trim();
  const enough = clean.length >= MIN;

  useEffect(() => {
    const clock = setTimeout(() => setQuery(clean), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean]);

  const searches = enough && term.length >= MIN;
  const query = usePosSearchClientesQuery(term, { skip: !searches });
  return {
    text,
    setText,
    enough,
    /** The results belong to what is in the field now. */
    upToDate: searches && term === clean && !query.isFetching,
    clientes: searches ? (query.data ?? []) : [],
    unanswered: searches && query.data === undefined && !query.isError,
    error: searches && !query.isFetching ? query.error : undefined,
    retry: query.refetch,
    searchNow: () => setQuery(clean),
  };
}
