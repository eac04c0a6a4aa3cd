import type { Unit } from './nota.ts';

/** A servicio to begin with; `precio` in pesos, 0 for flex. */
export interface StarterServicio {
  servicio: string;
  categoria: string;
  medida: Unit;
  precio: number;
}

type Row = readonly [servicio: string, unit: Unit, price: number];

const CATEGORIES: readonly (readonly [category: string, rows: readonly Row[]])[] = [
  [
    'Lavado',
    [
      ['Lavado y doblado por kg', 'kg', 38],
      ['Lavado y secado por kg', 'kg', 32],
      ['Ropa delicada por kg', 'kg', 46],
      ['Ropa de bebé por kg', 'kg', 42],
      ['Secado por kg', 'kg', 18],
    ],
  ],
  [
    'Edredones y blancos',
    [
      ['Edredón individual', 'pz', 95],
      ['Edredón matrimonial', 'pz', 120],
      ['Edredón king size', 'pz', 150],
      ['Cobertor matrimonial', 'pz', 135],
      ['Juego de sábanas', 'pz', 70],
      ['Almohada', 'pz', 60],
    ],
  ],
  [
    'Planchado',
    [
      ['Planchado - camisa', 'pz', 22],
      ['Planchado - pantalón', 'pz', 22],
      ['Planchado - vestido', 'pz', 48],
      ['Planchado por docena', 'pz', 190],
    ],
  ],
  [
    'Tintorería',
    [
      ['Tintorería - saco', 'pz', 85],
      ['Tintorería - pantalón', 'pz', 65],
      ['Tintorería - traje 2 piezas', 'pz', 145],
      ['Tintorería - vestido', 'pz', 120],
      ['Tintorería - abrigo', 'pz', 160],
    ],
  ],
  [
    'Otros',
    [
      ['Costura y arreglos', 'flex', 0],
      ['Tenis (par)', 'pz', 110],
    ],
  ],
];

/** Servicios that laundries usually sell, with usual prices of 2026, for a new laundry to choose from and change. */
export const STARTER_CATALOG: readonly StarterServicio[] = CATEGORIES.flatMap(([category, rows]) =>
  rows.map(([servicio, unit, price]) => ({ servicio, categoria: category, medida: unit, precio: price })),
);
