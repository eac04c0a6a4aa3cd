import { type NodePath, type PluginObj, types as t, template } from '@babel/core';
import { ENDLESS_LOOP } from '../endlessLoop.ts';
import { outermostLabel } from './outermostLabel.ts';
import { pauses } from './pauses.ts';

/** Longest time that a loop may keep the page from answering, s. */
const LIMIT = 3;

/** How long a loop that was broken off throws at once, ms, because React draws a failed component several times. */
const AGAIN = 1_000;

const buildBroken = template.statement('let BROKEN = -Infinity;');

const buildStart = template.statement('let START = performance.now(), TURNS = 0;');

// The clock is read every 32 turns only, so that loops stay fast, and earlier at turns 1, 2, 4, 8 and 16, which may be slow.
// Workers, which have no `document`, may run longer.
const buildCheck = template.statement(`
  if (
    (++TURNS % 32 === 0 || (TURNS < 32 && (TURNS & (TURNS - 1)) === 0))
    && (performance.now() - START > ${LIMIT * 1000} || (TURNS > 31 && START - BROKEN < ${AGAIN}))
    && typeof document === 'object'
  ) {
    if (performance.now() - START > ${LIMIT * 1000}) BROKEN = performance.now();
    throw Object.assign(new Error('Loop ran for more than ${LIMIT} s'), { name: '${ENDLESS_LOOP}' });
  }
`);

/**
 * Babel plugin: a loop that runs longer than `LIMIT` throws, at its own line. A loop that itself awaits or yields is
 * left to `guardTurns`, because other code runs meanwhile.
 */
export function guardLoops(): PluginObj {
  const guarded = new WeakSet<t.Node>();
  return {
    visitor: {
      Loop(loop) {
        if (guarded.has(loop.node) || pauses(loop)) return;
        guarded.add(loop.node);
        const { scope } = loop;
        const names = { START: scope.generateUidIdentifier('start'), TURNS: scope.generateUidIdentifier('turns') };
        const broken = { BROKEN: scope.generateUidIdentifier('broken') };
        const check = buildCheck({ ...names, ...broken });
        t.traverseFast(check, (node) => {
          node.loc = loop.node.loc;
        });
        loop.node.body = t.blockStatement([check, loop.node.body]);
        outermostLabel(loop).insertBefore(buildStart(names));
        programOf(loop).unshiftContainer('body', buildBroken(broken));
      },
    },
  };
}

function programOf(path: NodePath): NodePath<t.Program> {
  return path.findParent((parent) => parent.isProgram()) as NodePath<t.Program>;
}
