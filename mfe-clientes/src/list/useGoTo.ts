import { useLocation } from 'react-router-dom';

/** Where a customer's page is asked to go back to. */
export interface FromList {
  search: string;
}

/** What a customer's page is told: the search it was opened from. */
export function useFromList(): FromList {
  return { search: useLocation().search };
}

function isFromList(state: unknown): state is FromList {
  return typeof state === 'object' && state !== null && 'busqueda' in state && typeof state.busqueda === 'string';
}

/** The list, as it was searched when the customer was opened. */
export function useBackToList(): { to: string; state: { lap: true } } {
  const { state } = useLocation();
  return { to: `/app/clientes${isFromList(state) ? state.search : ''}`, state: { lap: true } };
}
