import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import { lineAmount, type Unit } from '@lavanda/shared/domain/nota';
import { FLEX_JOBS } from './catalog.ts';
import type { Random } from './random.ts';

export interface SeededServicio {
  id: string;
  servicio: string;
  medida: Unit;
  precio: Centavos;
  weight: number;
}

export interface DemoLine {
  id: string;
  servicioId: string;
  servicio: string;
  medida: Unit;
  cantidad: Thousandths;
  precio: Centavos;
  importe: Centavos;
}

function quantityOf(random: Random, servicio: SeededServicio): Thousandths {
  if (servicio.medida === 'kg') return random.integer(30, 190) * 50;
  if (servicio.servicio.startsWith('Planchado -')) return random.integer(2, 8) * 1000;
  return (
    random.weighted([
      [1, 60],
      [2, 28],
      [3, 12],
    ]) * 1000
  );
}

function line(random: Random, servicio: SeededServicio): DemoLine {
  const [name, price] = random.select(FLEX_JOBS.get(servicio.servicio) ?? [[servicio.servicio, servicio.precio] as const]);
  const quantity = servicio.medida === 'flex' ? 1000 : quantityOf(random, servicio);
  return {
    id: random.uuid(),
    servicioId: servicio.id,
    servicio: name,
    medida: servicio.medida,
    cantidad: quantity,
    precio: price,
    importe: lineAmount({ cantidad: quantity, precio: price }),
  };
}

export function demoLines(random: Random, servicios: readonly SeededServicio[]): DemoLine[] {
  const count = random.weighted([
    [1, 46],
    [2, 32],
    [3, 15],
    [4, 7],
  ]);
  const weighted = servicios.map((servicio) => [servicio, servicio.weight] as const);
  const selected = new Set(Array.from({ length: count }, () => random.weighted(weighted)));
  return [...selected].map((servicio) => line(random, servicio));
}
