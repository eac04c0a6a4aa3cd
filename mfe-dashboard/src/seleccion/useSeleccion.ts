import type { FechaDePagos } from '@lavanda/shared/domain/reporte';
import { useSearchParams } from 'react-router-dom';
import { type AnioMes, escribirMes, leerMes } from './mes';

export interface Seleccion extends AnioMes {
  /** Branch id, '' for all. */
  sucursal: string;
  pagosPor: FechaDePagos;
}

/** What the page looks at, kept in the address (?mes=2026-11&sucursal=...&pagos=nota): a link shows the same. The month is the current one by default. */
export function useSeleccion(hoy: string) {
  const [direccion, setDireccion] = useSearchParams();
  const actual = { anio: Number(hoy.slice(0, 4)), mes: Number(hoy.slice(5, 7)) };
  const seleccion: Seleccion = {
    ...(leerMes(direccion.get('mes')) ?? actual),
    sucursal: direccion.get('sucursal') ?? '',
    pagosPor: direccion.get('pagos') === 'nota' ? 'nota' : 'pago',
  };

  function poner(cambio: { mes?: AnioMes; sucursal?: string; pagosPor?: FechaDePagos }) {
    setDireccion(
      (antes) => {
        const partes = new URLSearchParams(antes);
        if (cambio.mes) partes.set('mes', escribirMes(cambio.mes));
        if (cambio.sucursal !== undefined) partes.set('sucursal', cambio.sucursal);
        if (cambio.pagosPor) partes.set('pagos', cambio.pagosPor === 'nota' ? 'nota' : '');
        for (const nombre of ['sucursal', 'pagos']) if (partes.get(nombre) === '') partes.delete(nombre);
        return partes;
      },
      { replace: true },
    );
  }
  return { seleccion, poner };
}
