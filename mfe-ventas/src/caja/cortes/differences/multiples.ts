import type { Differences } from '@lavanda/shared/contract/schemas/cortes';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';

/** Maximum number of cortes in the charts (the newest ones); the sums include all. */
export const MOST_DRAWN = 60;

/** Minimum distance between two labels, as a share of the chart's width, so that they don't overlap. */
const LABEL_SPACE = 0.18;

/** A corte as drawn in its cashier's chart. */
export interface Point {
  id: string;
  number: number;
  day: string;
  /** Counted minus expected cash, centavos: below 0 when cash is missing. */
  difference: Centavos;
  /** Horizontal position, from 0 (oldest corte in the charts) to 1 (newest). */
  x: number;
  /** True when the chart shows the point's amount. */
  labelled: boolean;
}

/** Data of one cashier's chart: the points drawn, and sums of all the cashier's cortes. */
export interface Multiple {
  id: string;
  name: string;
  /** Number of the cashier's cortes and sum of their differences (centavos), including those not in the chart. */
  cortes: number;
  difference: Centavos;
  points: Point[];
}

/** The charts of all cashiers on one scale, those with the most missing money first. */
export interface Multiples {
  cashiers: Multiple[];
  cortes: number;
  difference: Centavos;
  /** Ends of the scale, centavos: `high` >= 0, `low` <= 0. */
  high: Centavos;
  low: Centavos;
  /** Days of the first, middle and last corte in the charts; empty without cortes. */
  days: string[];
  /** Days of the oldest and the newest corte; '' without cortes. */
  first: string;
  last: string;
}

/** Ids of the points that get a label: the largest differences first, without labels that would overlap a chosen one. */
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

/** Computes the charts of the differences. Each corte has its own horizontal position, in order of day and number. */
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
