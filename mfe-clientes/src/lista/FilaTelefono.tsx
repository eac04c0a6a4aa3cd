import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { memo } from 'react';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import Factura from './Factura';
import type { FilaProps } from './fila';

const T = TEXTOS.lista;

/** Height of a row on the phone, px (UI guide 4). */
export const ALTO_TELEFONO = 72;

/** Made once: React doesn't look again at an element that is the same. */
const MENU = <MoreVertRounded />;

interface FilaTelefonoProps extends FilaProps {
  /** Rows of the whole list, -1 while it isn't known. */
  cuantas: number;
  onMenu(cliente: Cliente, boton: HTMLElement): void;
}

function FilaTelefono({ cliente, indice, arriba, cuantas, onMenu }: FilaTelefonoProps) {
  const nombre = nombreCompleto(cliente);
  const telefono = cliente.telefono === '' ? T.sinTelefono : formatoTelefono(cliente.telefono);
  return (
    <li
      aria-setsize={cuantas}
      aria-posinset={indice + 1}
      data-indice={indice}
      className="fila"
      style={{ translate: `0 ${arriba}px` }}
    >
      <a href={`/app/clientes/${cliente._id}`} data-control="abrir">
        <span className="quien">
          <b>{nombre}</b>
          <small>{`${telefono} · ${T.domicilios(cliente.domicilio.length)}`}</small>
        </span>
        <Factura rfc={cliente.rfc} si={`${T.factura} ${T.si}`} no={`${T.factura} ${T.no}`} />
      </a>
      <button
        type="button"
        data-control="menu"
        aria-label={T.accionesDe(nombre)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(cliente, currentTarget)}
      >
        {MENU}
      </button>
    </li>
  );
}

/** A customer on the phone: the row opens it, the rest is in its menu. */
export default memo(FilaTelefono);
