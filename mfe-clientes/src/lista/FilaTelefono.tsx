import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import Factura from './Factura';

const T = TEXTOS.lista;

interface FilaTelefonoProps {
  cliente: Cliente;
  indice: number;
  /** Distance from the first row, px. */
  arriba: number;
  /** Rows of the whole list, -1 while it isn't known. */
  cuantas: number;
  onMenu(cliente: Cliente, boton: HTMLElement): void;
}

/** A customer on the phone: the row opens it, the rest is in its menu. */
export default function FilaTelefono({ cliente, indice, arriba, cuantas, onMenu }: FilaTelefonoProps) {
  const nombre = nombreCompleto(cliente);
  const telefono = cliente.telefono === '' ? T.sinTelefono : formatoTelefono(cliente.telefono);
  return (
    <li
      aria-setsize={cuantas}
      aria-posinset={indice + 1}
      data-indice={indice}
      className="row"
      style={{ translate: `0 ${arriba}px` }}
    >
      <a href={`/app/clientes/${cliente._id}`} data-control="abrir">
        <span className="main">
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
        <MoreVertRounded />
      </button>
    </li>
  );
}
