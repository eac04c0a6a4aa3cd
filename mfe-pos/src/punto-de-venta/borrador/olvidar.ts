import type { Despacho } from '@lavanda/shared';
import { guardarBorrador } from './almacen';
import { acciones } from './slice';

/** Leaves the draft, on the device too: the next one under `clave` starts blank, or from the stored note. */
export function olvidarBorrador(despachar: Despacho, clave: string): void {
  guardarBorrador(clave, null);
  despachar(acciones.descartado({ clave }));
}
