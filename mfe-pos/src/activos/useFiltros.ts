import { useSearchParams } from 'react-router-dom';
import { esFiltro, type Filtro } from './filtrar';

/** The board's filters, kept in the address: a link and the way back from a note reproduce them. */
export function useFiltros() {
  const [direccion, setDireccion] = useSearchParams();
  const pedido = direccion.get('filtro');
  const filtro: Filtro = esFiltro(pedido) ? pedido : 'todas';
  const sucursal = direccion.get('sucursal') ?? '';

  function poner(nuevo: { filtro: Filtro; sucursal: string }) {
    const partes = new URLSearchParams();
    if (nuevo.filtro !== 'todas') partes.set('filtro', nuevo.filtro);
    if (nuevo.sucursal !== '') partes.set('sucursal', nuevo.sucursal);
    setDireccion(partes, { replace: true });
  }
  return { filtro, sucursal, poner };
}
