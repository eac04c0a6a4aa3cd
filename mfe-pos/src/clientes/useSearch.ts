import { useEffect, useState } from 'react';
import { usePosSearchClientesQuery } from './endpoints';

/** Minimum number of letters that starts a search (spec 5). */
const MIN = 3;

/** Typing pause that starts a search, ms. */
const DEBOUNCE = 250;

/** Searches clientes while typing: from 3 letters on, after a pause, or at once with `searchNow`. */
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
    /** True when the search for the text now in the field has ended, with matches or an error. */
    upToDate: searches && term === clean && !query.isFetching,
    clientes: searches ? (query.data?.clientes ?? []) : [],
    hasMore: searches && query.data?.hasMore === true,
    unanswered: searches && query.data === undefined && !query.isError,
    error: searches && !query.isFetching ? query.error : undefined,
    retry: query.refetch,
    searchNow: () => setQuery(clean),
  };
}
