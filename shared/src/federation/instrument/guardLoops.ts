import { type PluginObj, types as t, template } from '@babel/core';
import { outermostLabel } from './outermostLabel.ts';
import { pauses } from './pauses.ts';
import { checkNames, timeCheck } from './timeCheck.ts';

const buildStart = template.statement('let START = performance.now(), TURNS = 0;');

/**
 * Babel plugin: makes a loop that runs for more than 3 s throw at its own line. Loops with an await or yield are left to
 * `guardTurns`, because other code runs between their turns.
 */
export function guardLoops(): PluginObj {
  const guarded = new WeakSet<t.Node>();
  return {
    visitor: {
      Loop(loop) {
        if (guarded.has(loop.node) || pauses(loop)) return;
        guarded.add(loop.node);
        const names = checkNames(loop);
        loop.node.body = t.blockStatement([timeCheck(loop, names), loop.node.body]);
        outermostLabel(loop).insertBefore(buildStart({ ...names }));
      },
    },
  };
}
