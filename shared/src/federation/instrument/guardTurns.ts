import { type NodePath, type PluginObj, types as t, template } from '@babel/core';
import { NOTE_TURN } from '../pageTurn.ts';
import { pauses } from './pauses.ts';

// A page without the shell, or with an older one, checks nothing.
const buildNote = template.statement(`globalThis.${NOTE_TURN}?.();`);

/** Methods of a promise, and functions, that call a function they are given before the page's next task. */
const CALLED_SOON = new Set(['then', 'catch', 'finally', 'queueMicrotask']);

/**
 * Babel plugin: code that goes on by itself other than by a plain loop tells the shell each time, which throws when the page gets
 * no other task meanwhile: a loop that awaits or yields, and a function that calls itself.
 */
export function guardTurns(): PluginObj {
  const guarded = new WeakSet<t.Node>();
  return {
    visitor: {
      Loop(loop) {
        if (guarded.has(loop.node) || !pauses(loop)) return;
        guarded.add(loop.node);
        loop.node.body = t.blockStatement([noteAt(loop.node), loop.node.body]);
      },
      Function(fn) {
        if (guarded.has(fn.node) || !callsItself(fn)) return;
        guarded.add(fn.node);
        noteCall(fn);
      },
    },
  };
}

function noteCall(fn: NodePath<t.Function>): void {
  fn.ensureBlock();
  (fn.node.body as t.BlockStatement).body.unshift(noteAt(fn.node));
}

/** The statement that notes, with the place of `source`, so that a stack names its line. */
function noteAt({ loc }: t.Node): t.Statement {
  const note = buildNote();
  // Only the start: the browser names the place where a call ends.
  const start = loc && { ...loc, end: loc.start };
  t.traverseFast(note, (node) => {
    node.loc = start;
  });
  return note;
}

/** Whether a function's own code calls the function, or gives it to what calls it soon. */
function callsItself(fn: NodePath<t.Function>): boolean {
  const name = nameOf(fn);
  const references = (name === undefined ? undefined : fn.scope.getBinding(name))?.referencePaths ?? [];
  return references.some((reference) => reference.findParent((parent) => parent === fn) !== null && isCalled(reference));
}

/** The variable that holds a function, if it has one. */
function nameOf({ node, parent }: NodePath<t.Function>): string | undefined {
  if ('id' in node && node.id) return node.id.name;
  return t.isVariableDeclarator(parent) && t.isIdentifier(parent.id) ? parent.id.name : undefined;
}

function isCalled({ key, listKey, parent }: NodePath): boolean {
  if (!t.isCallExpression(parent)) return false;
  if (key === 'callee') return true;
  const { callee } = parent;
  const called = t.isMemberExpression(callee) ? callee.property : callee;
  return listKey === 'arguments' && t.isIdentifier(called) && CALLED_SOON.has(called.name);
}
