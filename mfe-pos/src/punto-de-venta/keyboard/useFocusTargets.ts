import { useEffect, useRef } from 'react';
import type { DialogState } from '../note/noteActions';

type Destino = 'servicios' | 'cliente';

/**
 * The places of the point of sale that take the focus, and where it goes by itself (UI guide 7).
 * @param capa the layer on top: once it is gone, the focus goes where `focusNext` said
 * @param turno grows when it has to go to the customer, or on a phone to the bar that leads there: a note was saved or
 * emptied
 */
export function useFocusTargets(dialog: DialogState | null, turno: number) {
  const buscador = useRef<HTMLInputElement>(null);
  const botonCliente = useRef<HTMLButtonElement>(null);
  const grupoPago = useRef<HTMLDivElement>(null);
  const botonGuardar = useRef<HTMLButtonElement>(null);
  const barra = useRef<HTMLButtonElement>(null);
  const destino = useRef<Destino | null>(null);

  useEffect(() => {
    if (turno > 0) (botonCliente.current ?? barra.current)?.focus();
  }, [turno]);

  useEffect(() => {
    if (dialog !== null || destino.current === null) return;
    (destino.current === 'cliente' ? botonCliente : buscador).current?.focus();
    destino.current = null;
  }, [dialog]);

  function focusNext(lugar: Destino) {
    destino.current = lugar;
  }

  return { buscador, botonCliente, grupoPago, botonGuardar, barra, focusNext };
}
