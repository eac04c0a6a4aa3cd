import { enfocarTitulo, nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import { useEffect, useRef } from 'react';
import type { NotaGuardada } from '../notas/nota';
import type { Grupo } from './agrupar';

/**
 * Where a keyboard goes on (UI guide 7) after a note was asked to close: its card leaves the board with the focus on
 * it, or its button couldn't be pressed for a while. The next card that is left, or the one before; its own if it
 * stays; the page's title on an empty board. Who moved on meanwhile keeps theirs.
 * @param ocupado a note is being closed, or a dialog is open
 * @returns to be called with the note
 */
export function useFocoTrasCierre(grupos: readonly Grupo[], ocupado: boolean): (nota: NotaGuardada) => void {
  const orden = useRef<readonly string[]>([]);
  /** The note and, nearest first, those to go on at. */
  const porCerrar = useRef<readonly string[]>([]);

  useEffect(() => {
    orden.current = grupos.flatMap(({ tarjetas }) => tarjetas.map(({ nota }) => nota.id));
    const [cerrada] = porCerrar.current;
    if (ocupado || cerrada === undefined) return;
    if (nadieTieneElFoco()) enfocarTarjeta(porCerrar.current.find((id) => orden.current.includes(id)));
    if (!orden.current.includes(cerrada)) porCerrar.current = [];
  }, [grupos, ocupado]);

  return ({ id }) => {
    const lugar = orden.current.indexOf(id);
    porCerrar.current = [id, ...orden.current.slice(lugar + 1), ...orden.current.slice(0, Math.max(lugar, 0)).reverse()];
  };
}

function enfocarTarjeta(id: string | undefined): void {
  const enlace = id === undefined ? null : document.querySelector(`article a[href$="/${id}"]`);
  const boton = enlace?.closest('article')?.querySelector('button');
  // A page that is only looked at stays where it is.
  if (boton) boton.focus({ preventScroll: true });
  else enfocarTitulo();
}
