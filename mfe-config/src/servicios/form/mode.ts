import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import type { Unit } from '@lavanda/shared/domain/nota';

/** Modes of the dialog (spec 4): 'agregar' and 'modificar' use an existing category, 'crear' makes a new one. */
export type Mode = { type: 'agregar'; categoria: string } | { type: 'modificar'; servicio: Servicio } | { type: 'crear' };

/** Values of the form; `precio` in pesos, as typed. */
export interface Values {
  servicio: string;
  categoria: string;
  medida: Unit | '';
  precio: string;
}

export function valuesOf(mode: Mode): Values {
  if (mode.type !== 'modificar') {
    return { servicio: '', categoria: mode.type === 'agregar' ? mode.categoria : '', medida: '', precio: '' };
  }
  const { servicio, categoria: category, medida: unit, precio: price } = mode.servicio;
  return { servicio, categoria: category, medida: unit, precio: unit === 'flex' ? '' : price.toFixed(2) };
}
