import { type NodePath, types as t, template } from '@babel/core';

/** What a plugin keeps about the module that it changes. */
export interface NoteState {
  /** Name of the module's variable for the shell's function; absent until a place to record was found. */
  name?: t.Identifier;
}

/**
 * A function of the shell that takes a value and the place of it, as a variable of each module that has something to record.
 * @param global name of the shell's global function
 * @param hint what the variable is named after
 */
export function noteFunction(global: string, hint: string) {
  // `??`, because a page without the shell, or with an older shell, has no such function.
  const build = template.statement(`const NOTE = globalThis.${global} ?? ((value) => value);`);
  return {
    /** Adds the variable at the module's top when something was recorded. */
    declare(program: NodePath<t.Program>, { name }: NoteState): void {
      if (name) program.unshiftContainer('body', build({ NOTE: name }));
    },
    /** Name of the variable in the module that contains the path. */
    nameIn({ scope }: NodePath, state: NoteState): t.Identifier {
      state.name ??= scope.getProgramParent().generateUidIdentifier(hint);
      return t.cloneNode(state.name);
    },
  };
}
