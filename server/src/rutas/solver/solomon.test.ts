import type { RouteProblem, Travel } from './problem.ts';
import { shareStops } from './solver.ts';

/**
 * The first 25 customers of a family of Solomon's instances (1987), the usual benchmark for routes with time windows: x, y,
 * demand, and their windows in instances 101 and 102.
 */
interface Family {
  depot: { x: number; y: number };
  /** Time at which the depot closes. */
  closes: number;
  service: number;
  rows: string;
}

const FAMILIES: Record<string, Family> = {
  C: {
    depot: { x: 40, y: 50 },
    closes: 1236,
    service: 90,
    rows: `
    45 68 10 912 967 0 1127
    45 70 30 825 870 0 1125
    42 66 10 65 146 0 1129
    42 68 10 727 782 727 782
    42 65 10 15 67 0 1130
    40 69 20 621 702 621 702
    40 66 20 170 225 0 1130
    38 68 20 255 324 255 324
    38 70 10 534 605 534 605
    35 66 10 357 410 357 410
    35 69 10 448 505 448 505
    25 85 20 652 721 0 1107
    22 75 30 30 92 30 92
    22 85 10 567 620 567 620
    20 80 40 384 429 384 429
    20 85 40 475 528 475 528
    18 75 20 99 148 99 148
    15 75 20 179 254 179 254
    15 80 10 278 345 278 345
    30 50 10 10 73 10 73
    30 52 20 914 965 0 1135
    28 52 20 812 883 812 883
    28 55 10 732 777 732 777
    25 50 10 65 144 65 144
    25 52 40 169 224 169 224`,
  },
  R: {
    depot: { x: 35, y: 35 },
    closes: 230,
    service: 10,
    rows: `
    41 49 10 161 171 0 204
    35 17 7 50 60 0 202
    55 45 13 116 126 0 197
    55 20 19 149 159 149 159
    15 30 26 34 44 0 199
    25 30 3 99 109 99 109
    20 50 5 81 91 0 198
    10 43 9 95 105 95 105
    55 60 16 97 107 97 107
    30 60 16 124 134 124 134
    20 65 12 67 77 67 77
    50 35 19 63 73 0 205
    30 25 23 159 169 159 169
    15 10 20 32 42 32 42
    30 5 8 61 71 61 71
    10 20 19 75 85 75 85
    5 30 2 157 167 157 167
    20 40 12 87 97 87 97
    15 60 17 76 86 76 86
    45 65 9 126 136 126 136
    45 20 11 62 72 0 201
    45 10 18 97 107 97 107
    55 5 29 68 78 68 78
    65 35 3 153 163 153 163
    65 20 6 172 182 172 182`,
  },
  RC: {
    depot: { x: 40, y: 50 },
    closes: 240,
    service: 10,
    rows: `
    25 85 20 145 175 0 191
    22 75 30 50 80 0 199
    22 85 10 109 139 0 190
    20 80 40 141 171 141 171
    20 85 20 41 71 0 189
    18 75 20 95 125 95 125
    15 75 20 79 109 0 194
    15 80 10 91 121 91 121
    10 35 20 91 121 91 121
    10 40 30 119 149 119 149
    8 40 40 59 89 59 89
    8 45 20 64 94 0 197
    5 35 10 142 172 142 172
    5 45 10 35 65 35 65
    2 40 20 58 88 58 88
    0 40 20 72 102 72 102
    0 45 20 149 179 149 179
    44 5 20 87 117 87 117
    42 10 40 72 102 72 102
    42 15 10 122 152 122 152
    40 5 10 67 97 0 185
    40 15 40 92 122 92 122
    38 5 30 65 95 65 95
    38 15 10 148 178 148 178
    35 5 20 154 184 154 184`,
  },
};

const CAPACITY = 200;
const VEHICLES = 25;

interface Point {
  x: number;
  y: number;
}

/** As in Solomon's instances, one unit of distance takes one unit of time. */
const plane: Travel<Point> = (a, b) => {
  const distance = Math.hypot(a.x - b.x, a.y - b.y);
  return { metres: distance, minutes: distance };
};

function instance(family: string, window: 0 | 1): RouteProblem<Point> & { demand: Map<string, number> } {
  const { depot, closes, service, rows } = FAMILIES[family] as Family;
  const drivers = Array.from({ length: VEHICLES }, (_, i) => ({
    id: `vehicle ${i}`,
    start: depot,
    end: depot,
    from: 0,
    to: closes,
    capacity: CAPACITY,
  }));
  const stops = rows
    .trim()
    .split('\n')
    .map((row, i) => {
      const [x = 0, y = 0, demand = 0, ...windows] = row.trim().split(' ').map(Number);
      const [from = 0, to = 0] = windows.slice(2 * window);
      return { id: `customer ${i + 1}`, place: { x, y }, window: { from, to }, service, demand };
    });
  return { drivers, stops, demand: new Map(stops.map(({ id, demand }) => [id, demand])) };
}

/** Best known distances for 25 customers, with two decimals. */
it.each([
  ['C', 101, 191.81],
  ['C', 102, 190.74],
  ['R', 101, 618.33],
  ['R', 102, 548.11],
  ['RC', 101, 462.16],
  ['RC', 102, 352.74],
] as const)(
  '%s%d with 25 customers: nobody late, nobody overloaded, within 10 %% of the best known %d',
  (family, number, best) => {
    const problem = instance(family, number === 101 ? 0 : 1);
    const plan = shareStops(problem, [], plane);
    const served = plan.routes.flatMap(({ stops }) => stops.map(({ id }) => id));
    expect([...served].sort()).toEqual(problem.stops.map(({ id }) => id).sort());
    expect(plan.late).toBe(0);
    for (const { stops } of plan.routes) {
      expect(stops.reduce((sum, { id }) => sum + (problem.demand.get(id) ?? 0), 0)).toBeLessThanOrEqual(CAPACITY);
    }
    expect(plan.metres).toBeLessThanOrEqual(best * 1.1);
    // A result below the best known distance would mean that the instance differs from the published one.
    expect(plan.metres).toBeGreaterThan(best - 0.01);
  },
);
