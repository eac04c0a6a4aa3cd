import type { Servicio } from '@lavanda/shared/contract/servicios';
import { CANTIDAD_MAXIMA } from '@lavanda/shared/domain/dinero';
import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import FlexDialog from '@lavanda/shared/ui/FlexDialog';
import { memo, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import { lineaDe } from '../borrador/borrador';
import { trasElToque } from '../trasElToque';

export interface DialogoAgregarProps {
  /** Sold by the kilo or flexible. */
  servicio: Servicio;
  onLinea(linea: Linea): void;
  onCerrar(): void;
}

/**
 * Asks for what a touch on the service doesn't say: how many kilos, or what and for how much. What is added is painted with the dialog out of sight, and only then is
 * the dialog taken apart: that takes as long as drawing the line. It doesn't depend on the note, and isn't drawn again with it. Memoised.
 */
export default memo(function DialogoAgregar({ servicio, onLinea, onCerrar }: DialogoAgregarProps) {
  const raiz = useRef<HTMLDivElement>(null);
  const agregada = useRef(false);

  function agregar(linea: Linea) {
    // Until it is gone the key that accepted it may be heard again.
    if (agregada.current) return;
    agregada.current = true;
    onLinea(linea);
    raiz.current?.style.setProperty('opacity', '0');
    trasElToque(onCerrar);
  }

  if (servicio.medida === 'flex') {
    return (
      <FlexDialog
        raiz={raiz}
        titulo={servicio.servicio}
        onAceptar={({ nombre, cantidad, precio }) => agregar(lineaDe(servicio, cantidad, { nombre, precio }))}
        onCancelar={onCerrar}
      />
    );
  }
  return (
    <AmountDialog
      raiz={raiz}
      modo="kg"
      titulo={servicio.servicio}
      precio={Math.round(servicio.precio * 100)}
      maximo={CANTIDAD_MAXIMA}
      onAceptar={(gramos) => agregar(lineaDe(servicio, gramos))}
      onCancelar={onCerrar}
    />
  );
});
