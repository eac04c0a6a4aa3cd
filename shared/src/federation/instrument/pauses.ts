import { type NodePath, types as t, type Visitor } from '@babel/core';

/** Finds an await or yield in a loop's own code. It skips functions inside the loop, because these pause only themselves. */
const FIND_PAUSES: Visitor<{ found: boolean }> = {
  Function: (path) => path.skip(),
  'AwaitExpression|YieldExpression': (_path, state) => {
    state.found = true;
  },
  ForOfStatement: ({ node }, state) => {
    state.found ||= node.await;
  },
};

/** Whether a loop awaits or yields, other than in a function within it. */
export function pauses(loop: NodePath<t.Loop>): boolean {
  const state = { found: t.isForOfStatement(loop.node) && loop.node.await };
  loop.traverse(FIND_PAUSES, state);
  return state.found;
}
