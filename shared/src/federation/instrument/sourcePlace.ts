import { types as t } from '@babel/core';

/** Gives the new nodes of `built` the source place of the given node, so that an error's stack names its line. */
export function at<T extends t.Node>({ loc }: t.Node, built: T): T {
  t.traverseFast(built, (node) => {
    node.loc ??= loc;
  });
  return built;
}
