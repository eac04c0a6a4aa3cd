import type { Servicio } from '@lavanda/shared/contract/servicios';
import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { alTocar } from '@lavanda/shared/ui/alTocar';
import { memo, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { borradoresEnPagina } from '../borrador/slice';
import { TEXTOS } from '../textos';

export interface MosaicoProps {
  servicio: Servicio;
  /** Of the draft whose articles it counts. */
  clave: string;
  deshabilitado: boolean;
  onElegir(servicio: Servicio): void;
}

function precioDe({ medida, precio }: Servicio): string {
  if (medida === 'flex') return TEXTOS.flexible;
  const monto = formatoDinero(Math.round(precio * 100));
  return medida === 'kg' ? `${monto} ${TEXTOS.porKg}` : monto;
}

type Estado = Parameters<typeof borradoresEnPagina.selectors.cantidades>[0];

/** One service to touch. It asks by itself how much of it the note has: adding one draws one tile, not the catalogue. */
export default memo(function Mosaico({ servicio, clave, deshabilitado, onElegir }: MosaicoProps) {
  const cantidad = useSelector((estado: Estado) => borradoresEnPagina.selectors.cantidades(estado, clave).get(servicio._id) ?? 0);
  const enNota = cantidad > 0;
  const precio = useMemo(() => precioDe(servicio), [servicio]);
  return (
    <button
      type="button"
      className="ficha"
      data-mosaico
      data-en-nota={enNota}
      disabled={deshabilitado}
      onClick={() => onElegir(servicio)}
      {...alTocar}
    >
      <b>{servicio.servicio.replace(' - ', '\u00a0- ')}</b>
      <span>{precio}</span>
      {enNota && (
        <span className="cuenta">
          <i role="img" aria-label={TEXTOS.enLaNota(formatoCantidad(cantidad))}>
            {formatoCantidad(cantidad)}
          </i>
        </span>
      )}
    </button>
  );
});
