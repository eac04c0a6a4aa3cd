import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';

export interface LineaCarritoProps {
  linea: Linea;
  /** Name in the catalogue of a flexible service; its line carries its own. */
  catalogo: string | undefined;
  bloqueado: boolean;
  /** Grows each time this line was the one added to; 0 when it isn't. */
  destello: number;
  mando: Mando;
}

/** Made once: React doesn't look again at an element that is the same. */
const BASURA = <DeleteOutlineRounded aria-hidden />;

function detalle({ medida, precio }: Linea, catalogo: string | undefined): string {
  if (medida === 'flex') return catalogo ?? TEXTOS.flexible;
  return `${formatoDinero(precio)} ${medida === 'kg' ? TEXTOS.porKg : TEXTOS.cadaUno}`;
}

interface ArticuloProps extends Omit<LineaCarritoProps, 'destello'> {
  onEliminar(): void;
}

/** What a line says. Memoised apart: the next line's flash puts this one's out, and nothing else of it changes. */
const Articulo = memo(function Articulo({ linea, catalogo, bloqueado, mando, onEliminar }: ArticuloProps) {
  const cantidad = formatoCantidad(linea.cantidad);
  return (
    <>
      <button
        type="button"
        className="pildora"
        disabled={bloqueado}
        aria-label={TEXTOS.cambiarCantidad(cantidad, linea.servicio)}
        onClick={() => mando.abrir({ tipo: 'cantidad', linea })}
      >
        {cantidad} ×
      </button>
      <span style={{ minWidth: 0 }}>
        <b>{linea.servicio}</b>
        <small>{detalle(linea, catalogo)}</small>
      </span>
      <span className="importe">{formatoDinero(importeLinea(linea), 2)}</span>
      {!bloqueado && (
        <button
          type="button"
          className="basura"
          aria-label={TEXTOS.eliminarLinea(linea.servicio)}
          title={TEXTOS.eliminar}
          onClick={onEliminar}
        >
          {BASURA}
        </button>
      )}
    </>
  );
});

/** One line of the note, in plain elements that the note's paper styles: '{quantity} × {service}', its amount, Eliminar. +, - and Supr work on it (UI guide 7). */
export default memo(function LineaCarrito({ linea, catalogo, bloqueado, destello, mando }: LineaCarritoProps) {
  const renglon = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (destello > 0) renglon.current?.scrollIntoView?.({ block: 'nearest' });
  }, [destello]);

  const eliminar = useCallback(() => {
    const vecino = renglon.current?.nextElementSibling ?? renglon.current?.previousElementSibling;
    const siguiente = vecino?.querySelector<HTMLElement>('button');
    mando.eliminar(linea);
    // After the last one, to the top of the page: not to a field, which would bring a tablet's keyboard up.
    (siguiente ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: siguiente === undefined });
  }, [linea, mando]);

  function alTeclear(evento: KeyboardEvent) {
    if (bloqueado || evento.ctrlKey || evento.metaKey || evento.altKey) return;
    if (evento.key === '+') mando.sumar(linea, 1);
    else if (evento.key === '-') mando.sumar(linea, -1);
    else if (evento.key === 'Delete') eliminar();
    else return;
    evento.preventDefault();
  }

  return (
    <li className="articulo" ref={renglon} onKeyDown={alTeclear}>
      {destello > 0 && <span key={destello} className="destello" aria-hidden />}
      <Articulo linea={linea} catalogo={catalogo} bloqueado={bloqueado} mando={mando} onEliminar={eliminar} />
    </li>
  );
});
