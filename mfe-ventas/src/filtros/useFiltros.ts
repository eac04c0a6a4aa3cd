import { useSucursalesQuery, useUsuario } from '@lavanda/shared';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consultaDe, type Filtros, leerFiltros } from './filtros';

/** Sets some filters: a new place in the history, or the same one while typing. */
export type PonerFiltros = (nuevos: Partial<Filtros>, opciones?: { mismoLugar?: boolean }) => void;

/**
 * The filters, kept in the address: a link, a reload and Back reproduce them. Only the superuser has branches (spec 6).
 * `listos` is false while it isn't known yet whether the branch of the address exists.
 */
export function useFiltros() {
  const [direccion, setDireccion] = useSearchParams();
  const superusuario = useUsuario().rol === 'superuser';
  const { data: sucursales, isLoading } = useSucursalesQuery(undefined, { skip: !superusuario });
  const partes = direccion.toString();

  const filtros = useMemo(() => {
    const leidos = leerFiltros(new URLSearchParams(partes));
    const existe = superusuario && (sucursales?.some(({ _id }) => _id === leidos.sucursal) ?? true);
    return existe ? leidos : { ...leidos, sucursal: '' };
  }, [partes, superusuario, sucursales]);

  const actuales = useRef(filtros);
  const navegar = useRef(setDireccion);
  useEffect(() => {
    actuales.current = filtros;
    navegar.current = setDireccion;
  });

  const poner = useCallback<PonerFiltros>((nuevos, { mismoLugar = false } = {}) => {
    actuales.current = { ...actuales.current, ...nuevos };
    navegar.current(new URLSearchParams(consultaDe(actuales.current)), { replace: mismoLugar, preventScrollReset: true });
  }, []);

  return { filtros, listos: !(superusuario && isLoading && filtros.sucursal !== ''), superusuario, poner };
}
