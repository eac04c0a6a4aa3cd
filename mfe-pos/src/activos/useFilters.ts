import { useSearchParams } from 'react-router-dom';
import { type Filter, isFilter } from './filterNotas';

/** The filters of Activos, kept in the URL so that links and Back restore them. */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const requestedFilter = address.get('filtro');
  const filter: Filter = isFilter(requestedFilter) ? requestedFilter : 'todas';
  const sucursal = address.get('sucursal') ?? '';

  function set(next: { filter: Filter; sucursal: string }) {
    const parts = new URLSearchParams(address);
    parts.delete('filtro');
    parts.delete('sucursal');
    if (next.filter !== 'todas') parts.set('filtro', next.filter);
    if (next.sucursal !== '') parts.set('sucursal', next.sucursal);
    setAddress(parts, { replace: true });
  }
  return { filter, sucursal, set };
}
