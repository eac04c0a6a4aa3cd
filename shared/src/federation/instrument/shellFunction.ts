import { type NodePath, types as t } from '@babel/core';

/** State of a plugin that makes a module call a function of the shell. */
export interface ShellFunction {
  /** Name of the module's variable for the function; absent until the module calls it. */
  name?: t.Identifier;
}

/** A new reference to the module's variable for the shell's function, which is named at the first one. */
export function nameIn({ scope }: NodePath, state: ShellFunction): t.Identifier {
  state.name ??= scope.getProgramParent().generateUidIdentifier('note');
  return t.cloneNode(state.name);
}
