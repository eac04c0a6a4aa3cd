import type { NodePath } from '@babel/core';

/** The loop, or its outermost label: `continue` needs the labels right before the loop. */
export function outermostLabel(loop: NodePath): NodePath {
  return loop.parentPath?.isLabeledStatement() ? outermostLabel(loop.parentPath) : loop;
}
