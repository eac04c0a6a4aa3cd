import { useState } from 'react';
import { useView } from './board/useView';
import { useFilters } from './useFilters';

/** What the user chose to see: the view, the filters and the text of the search. */
export function usePageFilters() {
  const [view, setView] = useView();
  const { filter, sucursal, set } = useFilters();
  const [text, setText] = useState('');
  const [searches, setSearches] = useState(0);

  function viewAll() {
    setText('');
    setSearches(searches + 1);
    set({ filter: 'todas', sucursal: '' });
  }

  return {
    view,
    setView,
    /** Filters only the list: the board's columns show every stage. */
    filter,
    sucursal,
    set,
    text,
    setText,
    /** Number of times the search was cleared from outside the field; each change empties the field. */
    searches,
    viewAll,
    /** The whole choice as text. If this text changes when cards move, the user moved the cards; otherwise new data did. */
    filtersKey: JSON.stringify([view, filter, sucursal, text]),
  };
}

export type PageFilters = ReturnType<typeof usePageFilters>;
