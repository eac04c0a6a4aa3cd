import { type NodePath, types as t, type Visitor } from '@babel/core';

/** The browser's dialogs, which the user may leave open for as long as they want. */
const DIALOGS = ['confirm', 'alert', 'prompt', 'print'].flatMap((name) => [name, `window.${name}`, `globalThis.${name}`]);

/** Finds an await, a yield or a browser's dialog in a loop's own code, leaving out the functions within it. */
const FIND_PAUSES: Visitor<{ found: boolean }> = {
  Function: (path) => path.skip(),
  'AwaitExpression|YieldExpression': (_path, state) => {
    state.found = true;
  },
  CallExpression: (path, state) => {
    state.found ||= DIALOGS.some((name) => path.get('callee').matchesPattern(name) || t.isIdentifier(path.node.callee, { name }));
  },
  ForOfStatement: ({ node }, state) => {
    state.found ||= node.await;
  },
};

/** Whether a loop awaits, yields or opens a browser's dialog, other than in a function within it. */
export function pauses(loop: NodePath<t.Loop>): boolean {
  const state = { found: t.isForOfStatement(loop.node) && loop.node.await };
  loop.traverse(FIND_PAUSES, state);
  return state.found;
}
