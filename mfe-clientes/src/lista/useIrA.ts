import { useLocation } from 'react-router-dom';

/** Where a customer's page is asked to go back to. */
export interface DesdeLista {
  busqueda: string;
}

/** What a customer's page is told: the search it was opened from. */
export function useDesdeLista(): DesdeLista {
  return { busqueda: useLocation().search };
}

function esDesdeLista(estado: unknown): estado is DesdeLista {
  return typeof estado === 'object' && estado !== null && 'busqueda' in estado && typeof estado.busqueda === 'string';
}

/** The list, as it was searched when the customer was opened. */
export function useVueltaALista(): { to: string; state: { vuelta: true } } {
  const { state } = useLocation();
  return { to: `/app/clientes${esDesdeLista(state) ? state.busqueda : ''}`, state: { vuelta: true } };
}
