import { useCan, useCurrentUser, useSucursalesQuery } from '@lavanda/shared';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, parseFilters, queryOf } from './filters';

/** Changes some filters. `samePlace`, true while the user types, replaces the history entry instead of adding one. */
export type SetFilters = (changes: Partial<Filters>, options?: { samePlace?: boolean }) => void;

/**
 * The filters, kept in the URL so that links, reloads and Back restore them; filters that the role may not use are off. `ready`
 * is false while the URL names a sucursal and the sucursales, which show whether it exists, are still loading.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const withSucursal = seesAllSucursales(useCurrentUser().rol);
  const withVoided = useCan('notas.anular');
  const { data: sucursales, isLoading } = useSucursalesQuery(undefined, { skip: !withSucursal });
  const parts = address.toString();

  const filters = useMemo(() => {
    const parsed = parseFilters(new URLSearchParams(parts));
    const exists = withSucursal && (sucursales?.some(({ _id }) => _id === parsed.sucursal) ?? true);
    return {
      ...parsed,
      sucursal: exists ? parsed.sucursal : '',
      anuladas: withVoided && parsed.anuladas,
      revisar: withVoided && parsed.revisar,
    };
  }, [parts, withSucursal, withVoided, sucursales]);

  const current = useRef(filters);
  const navigate = useRef(setAddress);
  useEffect(() => {
    current.current = filters;
    navigate.current = setAddress;
  });

  const set = useCallback<SetFilters>((changes, { samePlace = false } = {}) => {
    current.current = { ...current.current, ...changes };
    navigate.current(new URLSearchParams(queryOf(current.current)), { replace: samePlace, preventScrollReset: true });
  }, []);

  return { filters, ready: !(withSucursal && isLoading && filters.sucursal !== ''), withSucursal, withVoided, set };
}
