import type { Servicio } from '@lavanda/shared/contract/servicios';
import { formatoCantidad, formatoDinero, type Milesimas } from '@lavanda/shared/domain/dinero';
import { alTocar } from '@lavanda/shared/ui/alTocar';
import { memo, useMemo } from 'react';
import { TEXTOS } from '../textos';

export interface MosaicoProps {
  servicio: Servicio;
  /** How much of it the note has. */
  cantidad: Milesimas;
  deshabilitado: boolean;
  onElegir(servicio: Servicio): void;
}

function precioDe({ medida, precio }: Servicio): string {
  if (medida === 'flex') return TEXTOS.flexible;
  const monto = formatoDinero(Math.round(precio * 100));
  return medida === 'kg' ? `${monto} ${TEXTOS.porKg}` : monto;
}

/** One service to touch, in plain elements that its `Rejilla` styles. Memoised. */
export default memo(function Mosaico({ servicio, cantidad, deshabilitado, onElegir }: MosaicoProps) {
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
