import { useEffect, useState } from 'react';
import { useClientesSearchDomiciliosQuery } from './endpoints';

/** The search needs more than this many characters (spec 5). */
const MIN = 3;

/** Pause in typing that starts the search by itself, ms (spec 5). */
const DEBOUNCE = 1_500;

/** Longest text the search takes. */
const MAX = 200;

/**
 * Search of an address while it is typed: 1.5 s after typing stops, only over 3 characters; at once with `buscarYa`.
 * @param activa false while there is nothing to search: the address was chosen already
 */
export function useDomicilioSearch(text: string, active: boolean) {
  const [term, setQuery] = useState('');
  const clean = text.replace(/\s+/g, ' ').trim().slice(0, MAX);
  const enough = clean.length > MIN;

  useEffect(() => {
    if (!active) return;
    const clock = setTimeout(() => setQuery(clean), DEBOUNCE);
    return () => clearTimeout(clock);
  }, [clean, active]);

  const searches = active && enough && term.length > MIN;
  const query = useClientesSearchDomiciliosQuery(term, { skip: !searches });
  const upToDate = searches && term === clean && !query.isFetching;
  return {
    enough,
    /** The results belong to what is in the field now. */
    upToDate,
    searching: searches && query.isFetching,
    places: upToDate && !query.isError ? (query.data ?? []) : [],
    error: upToDate ? query.error : undefined,
    retry: query.refetch,
    searchNow() {
      if (!enough) return;
      if (term === clean && query.isError) query.refetch();
      setQuery(clean);
    },
  };
}
