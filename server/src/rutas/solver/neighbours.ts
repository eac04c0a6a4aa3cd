import { Draft } from './draft.ts';

/** Receives a route after a move. Returns true to accept the move, which ends the search. */
type TryOne = (moved: Draft) => boolean;

/** Receives two routes after a move. Returns true to accept the move, which ends the search. */
type TryTwo = (first: Draft, second: Draft) => boolean;

/** Maximum number of consecutive stops moved together. */
const LONGEST = 3;

/** Tries all moves within a route: 2-opt (reverse a run of stops), exchange of two stops, and or-opt (move a short run). */
export function tryWithin(route: readonly number[], attempt: TryOne): boolean {
  const draft = new Draft(route.length);
  const count = route.length;
  for (let from = 0; from < count; from++) {
    for (let to = from + 2; to <= count; to++) {
      if (attempt(draft.clear().add(route, 0, from).addTurned(route, from, to).add(route, to, count))) return true;
      if (to > from + 2 && attempt(exchanged(draft, route, from, to - 1))) return true;
    }
  }
  return tryMovedRuns(draft, route, attempt);
}

function exchanged(draft: Draft, route: readonly number[], i: number, j: number): Draft {
  draft
    .clear()
    .add(route, 0, i)
    .add(route, j, j + 1)
    .add(route, i + 1, j);
  return draft.add(route, i, i + 1).add(route, j + 1, route.length);
}

function tryMovedRuns(draft: Draft, route: readonly number[], attempt: TryOne): boolean {
  const count = route.length;
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to <= Math.min(from + LONGEST, count); to++) {
      for (let at = 0; at <= count; at++) {
        if (at >= from && at <= to) continue;
        // The run is inserted before index `at`, and the stops that it passes end up on the other side of the run.
        const [left, right] = at < from ? [at, to] : [from, at];
        draft.clear().add(route, 0, left);
        if (at > to) draft.add(route, to, at);
        draft.add(route, from, to);
        if (at < from) draft.add(route, at, from);
        if (attempt(draft.add(route, right, count))) return true;
      }
    }
  }
  return false;
}

/**
 * Tries all moves between two routes: exchanges of runs of up to 3 stops, of which one may be empty (relocate), and of the
 * routes' tails.
 */
export function tryBetween(a: readonly number[], b: readonly number[], attempt: TryTwo): boolean {
  const [first, second] = [new Draft(a.length + b.length), new Draft(a.length + b.length)];
  const exchange = (i: number, m: number, j: number, n: number): boolean =>
    attempt(
      first.clear().add(a, 0, i).add(b, j, n).add(a, m, a.length),
      second.clear().add(b, 0, j).add(a, i, m).add(b, n, b.length),
    );
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      for (let m = i; m <= Math.min(i + LONGEST, a.length); m++) {
        for (let n = j; n <= Math.min(j + LONGEST, b.length); n++) {
          if ((m > i || n > j) && exchange(i, m, j, n)) return true;
        }
      }
      if (exchange(i, a.length, j, b.length)) return true;
    }
  }
  return false;
}
