import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import { enfocarTitulo } from '@lavanda/shared/ui/foco';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';
import { usePintado } from '../useTrasElToque';

export interface LineaCarritoProps {
  linea: Linea;
  /** Name in the catalogue of a flexible service; its line carries its own. */
  catalogo: string | undefined;
  bloqueado: boolean;
  mando: Mando;
}

/** Made once: React doesn't look again at an element that is the same. */
const BASURA = <DeleteOutlineRounded aria-hidden />;

function detalle({ medida, precio }: Linea, catalogo: string | undefined): string {
  if (medida === 'flex') return catalogo ?? TEXTOS.flexible;
  return `${formatoDinero(precio)} ${medida === 'kg' ? TEXTOS.porKg : TEXTOS.cadaUno}`;
}

/** One line of the note, in plain elements that the note's paper styles: '{quantity} × {service}', its amount, Eliminar. +, - and Supr work on it (UI guide 7). */
export default memo(function LineaCarrito({ linea, catalogo, bloqueado, mando }: LineaCarritoProps) {
  const renglon = useRef<HTMLLIElement>(null);
  const pintada = usePintado();

  const cantidad = formatoCantidad(linea.cantidad);

  function eliminar() {
    const vecino = renglon.current?.nextElementSibling ?? renglon.current?.previousElementSibling;
    const siguiente = vecino?.querySelector<HTMLElement>('button');
    mando.eliminar(linea);
    // After the last one, to the top of the page: not to a field, which would bring a tablet's keyboard up.
    if (siguiente) siguiente.focus();
    else enfocarTitulo();
  }

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
      <button
        type="button"
        className="pildora"
        disabled={bloqueado}
        aria-label={TEXTOS.cambiarCantidad(cantidad, linea.servicio)}
        onClick={() => mando.abrir({ tipo: 'cantidad', linea })}
      >
        {cantidad} ×
      </button>
      <span className="dicho">
        <b>{linea.servicio}</b>
        <br />
        <small>{detalle(linea, catalogo)}</small>
      </span>
      <span className="importe">{formatoDinero(importeLinea(linea), 2)}</span>
      {!bloqueado && pintada && (
        <button
          type="button"
          className="basura"
          aria-label={TEXTOS.eliminarLinea(linea.servicio)}
          title={TEXTOS.eliminar}
          onClick={eliminar}
        >
          {BASURA}
        </button>
      )}
    </li>
  );
});
