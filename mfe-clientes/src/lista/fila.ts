import type { Cliente } from '@lavanda/shared/contract/clientes';

/** What a row is given; nothing in it changes while scrolling, so a drawn row isn't drawn again. */
export interface FilaProps {
  cliente: Cliente;
  indice: number;
  /** Distance from the first row, px. */
  arriba: number;
}
