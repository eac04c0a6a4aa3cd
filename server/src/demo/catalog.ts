import type { Centavos } from '@lavanda/shared/domain/money';
import type { Unit } from '@lavanda/shared/domain/nota';

/** A servicio of the demo catalogue. `weight` is its relative frequency in notas; `precio` in centavos. */
export interface ServicioDemo {
  categoria: string;
  servicio: string;
  medida: Unit;
  precio: Centavos;
  weight: number;
}

type ServicioRow = readonly [servicio: string, unit: Unit, price: Centavos, weight: number];

const CATEGORIES: readonly (readonly [string, readonly ServicioRow[]])[] = [
  [
    'Lavado',
    [
      ['Lavado y secado por kg', 'kg', 3200, 26],
      ['Lavado y doblado por kg', 'kg', 3890, 20],
      ['Ropa delicada por kg', 'kg', 4600, 5],
      ['Ropa de bebé por kg', 'kg', 4200, 4],
      ['Toallas por kg', 'kg', 3400, 6],
      ['Secado por kg', 'kg', 1800, 3],
    ],
  ],
  [
    'Edredones y blancos',
    [
      ['Edredón individual', 'pz', 9500, 4],
      ['Edredón matrimonial', 'pz', 12000, 8],
      ['Edredón king size', 'pz', 15000, 5],
      ['Cobertor matrimonial', 'pz', 13500, 3],
      ['Juego de sábanas', 'pz', 7000, 5],
    ],
  ],
  [
    'Planchado',
    [
      ['Planchado - camisa', 'pz', 2200, 10],
      ['Planchado - pantalón', 'pz', 2200, 8],
      ['Planchado - vestido', 'pz', 4800, 3],
      ['Planchado por docena', 'pz', 19000, 4],
    ],
  ],
  [
    'Tintorería',
    [
      ['Tintorería - saco', 'pz', 8500, 6],
      ['Tintorería - pantalón', 'pz', 6500, 5],
      ['Tintorería - traje 2 piezas', 'pz', 14500, 5],
      ['Tintorería - vestido de noche', 'pz', 22000, 2],
      ['Tintorería - abrigo', 'pz', 16000, 2],
    ],
  ],
  [
    'Otros',
    [
      ['Costura y arreglos', 'flex', 0, 3],
      ['Desmanchado', 'flex', 0, 2],
      ['Tenis (par)', 'pz', 11000, 4],
      ['Mochila', 'pz', 8000, 2],
    ],
  ],
];

export const CATALOG: readonly ServicioDemo[] = CATEGORIES.flatMap(([category, servicioRows]) =>
  servicioRows.map(([servicio, unit, price, weight]) => ({
    categoria: category,
    servicio,
    medida: unit,
    precio: price,
    weight,
  })),
);

/** Names and prices (centavos) of flex lines, by servicio. */
export const FLEX_JOBS: ReadonlyMap<string, readonly (readonly [string, Centavos])[]> = new Map([
  [
    'Costura y arreglos',
    [
      ['Cierre de chamarra', 6000],
      ['Bastilla de pantalón', 7000],
      ['Ajuste de cintura', 9000],
      ['Parche en rodilla', 5500],
      ['Botones de camisa', 3500],
    ],
  ],
  [
    'Desmanchado',
    [
      ['Mancha de vino en mantel', 8000],
      ['Mancha de tinta en camisa', 6500],
      ['Mancha de grasa en saco', 9500],
    ],
  ],
]);
