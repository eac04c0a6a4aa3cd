import { type PluginObj, type types as t, template } from '@babel/core';
import { NOTE_AWAIT } from '../shellGlobals.ts';
import { type NoteState, noteFunction } from './noteFunction.ts';
import { outermostLabel } from './outermostLabel.ts';
import { at } from './sourcePlace.ts';

const { declare, nameIn } = noteFunction(NOTE_AWAIT, 'noteAwait');

const buildNoted = template.expression('NOTE(AWAITED, new Error())');

const buildLoop = template.statements(`
  let END;
  NOTE(new Promise((resolve) => { END = resolve; }), new Error());
  try { LOOP; } finally { END(); }
`);

/**
 * Babel plugin: records in the shell where a module waits at its top level, because a module that never finishes throws no error.
 * Awaits inside functions aren't changed.
 */
export function noteAwaits(): PluginObj<NoteState> {
  const noted = new WeakSet<t.Node>();
  return {
    visitor: {
      Program: { exit: declare },
      AwaitExpression(path, state) {
        if (noted.has(path.node) || path.getFunctionParent()) return;
        noted.add(path.node);
        const call = buildNoted({ NOTE: nameIn(path, state), AWAITED: path.node.argument });
        path.node.argument = at(path.node, call);
      },
      ForOfStatement(loop, state) {
        if (!loop.node.await || noted.has(loop.node) || loop.getFunctionParent()) return;
        noted.add(loop.node);
        const names = { NOTE: nameIn(loop, state), END: loop.scope.generateUidIdentifier('end') };
        const whole = outermostLabel(loop);
        whole.replaceWithMultiple(buildLoop({ ...names, LOOP: whole.node }).map((statement) => at(loop.node, statement)));
      },
    },
  };
}
