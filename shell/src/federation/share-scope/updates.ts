import { firstInStack } from '../loader/uncaughtErrors';

/** How long the places that update state are recorded, ms. */
const RECORDED = 1_000;

/** Maximum number of places recorded. */
const MAX_PLACES = 200;

/** Number of updates by the stack of their place, while they are recorded. */
let counts: Map<string, number> | undefined;

/** The wrapper of each function that updates. */
const noting = new WeakMap<object, unknown>();

/**
 * Wraps a function that updates a section's state. While places are recorded, the wrapper notes where it is called. The same
 * function always gets the same wrapper, because effects depend on it.
 */
export function noteUpdates<Update extends (...args: never[]) => unknown>(update: Update): Update {
  const known = noting.get(update) as Update | undefined;
  if (known) return known;
  const made = ((...args: never[]) => {
    if (counts) note(counts, new Error('update'));
    return update(...args);
  }) as Update;
  noting.set(update, made);
  return made;
}

function note(found: Map<string, number>, { stack = '' }: Error): void {
  if (found.has(stack) || found.size < MAX_PLACES) found.set(stack, (found.get(stack) ?? 0) + 1);
}

/**
 * Records for a second where scripts of `folder` update their state.
 * @returns the stack of the place that does so most often, or undefined
 */
export async function busiestUpdate(folder: string): Promise<string | undefined> {
  const found = new Map<string, number>();
  counts = found;
  await new Promise((resolve) => setTimeout(resolve, RECORDED));
  if (counts === found) counts = undefined;
  const own = [...found].filter(([stack]) => firstInStack(stack, [folder]) !== undefined);
  return own.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
