import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, parseFilters, queryOf } from './filters';

/** Changes some filters. `samePlace` (while typing) replaces the history entry instead of adding one. */
export type SetFilters = (created: Partial<Filters>, options?: { samePlace?: boolean }) => void;

/**
 * The filters, kept in the URL so that links, reloads and Back restore them. Only superusers filter by sucursal (spec
 * 6). `ready` is false until it is known whether the URL's sucursal exists.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const superuser = useCurrentUser().rol === 'superuser';
  const { data: sucursales, isLoading } = useSucursalesQuery(undefined, { skip: !superuser });
  const parts = address.toString();

  const filters = useMemo(() => {
    const parsed = parseFilters(new URLSearchParams(parts));
    const exists = superuser && (sucursales?.some(({ _id }) => _id === parsed.sucursal) ?? true);
    return exists ? parsed : { ...parsed, sucursal: '' };
  }, [parts, superuser, sucursales]);

  const current = useRef(filters);
  const navigate = useRef(setAddress);
  useEffect(() => {
    current.current = filters;
    navigate.current = setAddress;
  });

  const set = useCallback<SetFilters>((created, { samePlace = false } = {}) => {
    current.current = { ...current.current, ...created };
    navigate.current(new URLSearchParams(queryOf(current.current)), { replace: samePlace, preventScrollReset: true });
  }, []);

  return { filters, ready: !(superuser && isLoading && filters.sucursal !== ''), superuser, set };
}
