import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { Unit } from '@lavanda/shared/domain/nota';

/** What the modal is open for (spec 4): 'agregar' and 'modificar' choose among existing categories, 'crear' makes a new one. */
export type Mode = { type: 'agregar'; categoria: string } | { type: 'modificar'; servicio: Servicio } | { type: 'crear' };

/** The form as it is filled in; `precio` as typed, in pesos. */
export interface Values {
  servicio: string;
  categoria: string;
  medida: Unit | '';
  precio: string;
}

/** What the modal opens with. */
export function valuesOf(mode: Mode): Values {
  if (mode.type !== 'modificar') {
    return { servicio: '', categoria: mode.type === 'agregar' ? mode.categoria : '', medida: '', precio: '' };
  }
  const { servicio, categoria: category, medida: unit, precio: price } = mode.servicio;
  return { servicio, categoria: category, medida: unit, precio: unit === 'flex' ? '' : price.toFixed(2) };
}
