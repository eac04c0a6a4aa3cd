import { type NodePath, types as t, template } from '@babel/core';
import { ENDLESS_LOOP } from '../endlessLoop.ts';
import { HELD_PAGE, NOTE_THROWN } from '../shellGlobals.ts';

/** Longest time that code may run without letting the page react, s. */
const LIMIT = 3;

/**
 * Code that starts again within this time after it was stopped, ms, throws after 32 turns: React draws a failed component several
 * times, which would freeze the page for `LIMIT` each time.
 */
const AGAIN = 1_000;

const buildBroken = template.statement('let BROKEN = -Infinity;');

const isLate = `performance.now() - START - (globalThis.${HELD_PAGE}?.(START) ?? 0) > ${LIMIT * 1000}`;

// The clock is read at turns 1, 2, 4, 8 and 16, because single turns may be slow, and then every 32 turns, so that loops stay
// fast. Workers have no `document` and may run longer.
const buildCheck = template.statement(`
  if (
    (++TURNS % 32 === 0 || (TURNS < 32 && (TURNS & (TURNS - 1)) === 0))
    && ((performance.now() - START > ${LIMIT * 1000} && ${isLate}) || (TURNS > 31 && START - BROKEN < ${AGAIN}))
    && typeof document === 'object'
  ) {
    if (performance.now() - START > ${LIMIT * 1000}) BROKEN = performance.now();
    const error = Object.assign(new Error('Loop ran for more than ${LIMIT} s'), { name: '${ENDLESS_LOOP}' });
    throw globalThis.${NOTE_THROWN}?.(error, error) ?? error;
  }
`);

/** Names of the variables of a check: START is the time when the code began, TURNS the number of its turns since then. */
export interface CheckNames {
  START: t.Identifier;
  TURNS: t.Identifier;
}

/** Makes names for a check's variables that no other variable in the scope of the given code has. */
export function checkNames({ scope }: NodePath): CheckNames {
  return { START: scope.generateUidIdentifier('start'), TURNS: scope.generateUidIdentifier('turns') };
}

/**
 * The statement that throws at `path` once its code has run for longer than `LIMIT`. This function adds a variable to the module.
 * @param names variables with the time when the code began (ms of `performance.now()`) and, at first, 0 turns
 */
export function timeCheck(path: NodePath, names: CheckNames): t.Statement {
  const BROKEN = path.scope.generateUidIdentifier('broken');
  addToModule(path, buildBroken({ BROKEN }));
  const check = buildCheck({ ...names, BROKEN });
  t.traverseFast(check, (node) => {
    node.loc = path.node.loc;
  });
  return check;
}

/** Adds a statement at the top of the module that contains `path`. */
export function addToModule(path: NodePath, statement: t.Statement): void {
  const program = path.findParent((parent) => parent.isProgram()) as NodePath<t.Program>;
  program.unshiftContainer('body', statement);
}
