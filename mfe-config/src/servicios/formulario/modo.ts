import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { Medida } from '@lavanda/shared/domain/nota';

/** What the modal is open for (spec 4): 'agregar' and 'modificar' choose among existing categories, 'crear' makes a new one. */
export type Modo = { tipo: 'agregar'; categoria: string } | { tipo: 'modificar'; servicio: Servicio } | { tipo: 'crear' };

/** The form as it is filled in; `precio` as typed, in pesos. */
export interface Valores {
  servicio: string;
  categoria: string;
  medida: Medida | '';
  precio: string;
}

/** What the modal opens with. */
export function valoresDe(modo: Modo): Valores {
  if (modo.tipo !== 'modificar') {
    return { servicio: '', categoria: modo.tipo === 'agregar' ? modo.categoria : '', medida: '', precio: '' };
  }
  const { servicio, categoria, medida, precio } = modo.servicio;
  return { servicio, categoria, medida, precio: medida === 'flex' ? '' : precio.toFixed(2) };
}
