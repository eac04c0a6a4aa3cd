import type { Seleccion } from '../seleccion/useSeleccion';
import type { Venta } from '../ventas/venta';

/** What the page of a note is told: 'Back' leads to this list. */
export const DE_LA_LISTA = { desdeLaLista: true };

/** What a row is given. */
export interface FilaProps {
  venta: Venta;
  indice: number;
  /** Distance from the first row, px. */
  arriba: number;
  elegida: boolean;
  conSucursal: boolean;
  /** Where 'Abrir' goes. */
  destino: string;
  onAlternar(id: string, hasta: boolean): void;
}

/** What a list is given. */
export interface ListaProps {
  filas: readonly Venta[];
  /** Rows of the whole list, -1 while it isn't known. */
  cuantas: number;
  conSucursal: boolean;
  seleccion: Seleccion;
  destinoDe(id: string): string;
  onLlegarAlFinal(): void;
}
