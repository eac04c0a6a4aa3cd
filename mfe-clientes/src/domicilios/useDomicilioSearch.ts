import { oneSpace } from '@lavanda/shared/domain/text';
import { useEffect, useState } from 'react';
import { useClientesSearchDomiciliosQuery } from './endpoints';

/** Only a text of more characters than this is searched (spec 5). */
const MIN = 3;

/** Typing pause after which the search starts, ms (spec 5). */
const DEBOUNCE = 1_500;

/** Maximum length of the text to search, in characters. */
const MAX = 200;

/**
 * Searches the typed address 1.5 s after typing stops, if it has more than 3 characters; `searchNow` searches at once.
 * @param active false without a geocoder, or after the user chose a result; then nothing is searched
 */
export function useDomicilioSearch(text: string, active: boolean) {
  const [term, setQuery] = useState('');
  const clean = oneSpace(text).slice(0, MAX);
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
    /** True when the results belong to the current text of the field. */
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
