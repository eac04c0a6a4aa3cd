import type { Differences } from '@lavanda/shared/contract/schemas/cortes';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';

/** Most cortes that the charts show, the newest ones; the sums are of all. */
export const MOST_DRAWN = 60;

/** How far apart two labels have to be, so that they don't touch: a share of the chart's width. */
const LABEL_SPACE = 0.18;

/** A corte of a cashier in the chart. */
export interface Point {
  id: string;
  number: number;
  day: string;
  /** Centavos. */
  difference: Centavos;
  /** Horizontal position, 0 for the oldest and 1 for the newest of all the cortes that are drawn. */
  x: number;
  /** Whether its amount is written beside it. */
  labelled: boolean;
}

/** A cashier's chart. */
export interface Multiple {
  id: string;
  name: string;
  /** Cortes and their sum, centavos, those that aren't drawn too. */
  cortes: number;
  difference: Centavos;
  points: Point[];
}

/** The charts of all cashiers, the worst first, on one scale. */
export interface Multiples {
  cashiers: Multiple[];
  cortes: number;
  difference: Centavos;
  /** Ends of the scale, centavos: `high` is 0 or more, `low` 0 or less. */
  high: Centavos;
  low: Centavos;
  /** Days of the first, middle and last corte that are drawn; empty without any. */
  days: string[];
  /** Days of the oldest and the newest corte; '' without any. */
  first: string;
  last: string;
}

/** Ids of the points whose amounts are written: the largest differences, where there is room. */
function labelledOf(xs: ReadonlyMap<string, number>, points: readonly { _id: string; diferencia: number }[]): Set<string> {
  const taken: number[] = [];
  const chosen = new Set<string>();
  const bySize = points
    .filter(({ diferencia: difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.diferencia) - Math.abs(a.diferencia));
  for (const { _id } of bySize) {
    const x = xs.get(_id);
    if (x === undefined || taken.some((other) => Math.abs(other - x) < LABEL_SPACE)) continue;
    taken.push(x);
    chosen.add(_id);
  }
  return chosen;
}

/** What the charts show of the differences: each corte has a place of its own, in the order of their days. */
export function multiplesOf({ cajeros: cashiers, diferencia: total }: Differences): Multiples {
  const all = cashiers.flatMap(({ cortes }) => cortes).toSorted((a, b) => a.dia.localeCompare(b.dia) || a.numero - b.numero);
  const drawn = all.slice(-MOST_DRAWN);
  const end = Math.max(1, drawn.length - 1);
  const xs = new Map(drawn.map(({ _id }, place) => [_id, place / end]));
  const amounts = drawn.map(({ diferencia: difference }) => toCents(difference));
  const [first, middle, last] = [drawn[0], drawn[Math.floor(end / 2)], drawn.at(-1)];
  return {
    cashiers: cashiers
      .map(({ cajero: { _id, nombre: name }, diferencia: difference, cortes }) => {
        const labelled = labelledOf(xs, cortes);
        return {
          id: _id,
          name,
          cortes: cortes.length,
          difference: toCents(difference),
          points: cortes.flatMap((corte) => {
            const x = xs.get(corte._id);
            if (x === undefined) return [];
            const { _id: id, numero: number, dia: day, diferencia: pesos } = corte;
            return [{ id, number, day, difference: toCents(pesos), x, labelled: labelled.has(id) }];
          }),
        };
      })
      .toSorted((a, b) => a.difference - b.difference),
    cortes: all.length,
    difference: toCents(total),
    high: Math.max(0, ...amounts),
    low: Math.min(0, ...amounts),
    days: [first, middle, last].flatMap((corte) => (corte ? [corte.dia] : [])),
    first: all[0]?.dia ?? '',
    last: all.at(-1)?.dia ?? '',
  };
}
