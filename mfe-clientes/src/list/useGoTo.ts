import { useLocation } from 'react-router-dom';

/** Router state of a cliente's page: the query string of the list, to return to the same search. */
export interface FromList {
  search: string;
}

/** Router state for the links that open a cliente from the list. */
export function useFromList(): FromList {
  return { search: useLocation().search };
}

function isFromList(state: unknown): state is FromList {
  return typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string';
}

/** Link back to the list, with the search from which the cliente was opened. */
export function useBackToList(): { to: string; state: { returning: true } } {
  const { state } = useLocation();
  return { to: `/app/clientes${isFromList(state) ? state.search : ''}`, state: { returning: true } };
}
