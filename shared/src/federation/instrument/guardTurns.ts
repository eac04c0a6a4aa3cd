import { type NodePath, type PluginObj, types as t, template, type Visitor } from '@babel/core';
import { NOTE_TURN } from '../pageTurn.ts';
import { pauses } from './pauses.ts';

const buildCount = template.statement('let TURNS = 0;');

// Every 32nd turn only, so that it stays fast. A page without the shell, or with an older one, checks nothing.
const buildNote = template.statement(`if (++TURNS % 32 === 0) globalThis.${NOTE_TURN}?.();`);

/** Methods of a promise, and functions, that call a function they are given before the page's next task. */
const CALLED_SOON = new Set(['then', 'catch', 'finally', 'queueMicrotask']);

interface State {
  /** The module's count of turns; absent as long as there is nothing to check. */
  turns?: t.Identifier;
}

/**
 * Babel plugin: code that goes on by itself other than by a plain loop tells the shell each time, which throws when the page gets
 * no other task meanwhile: a loop that awaits or yields, and a function that calls itself.
 */
export function guardTurns(): PluginObj<State> {
  const guarded = new WeakSet<t.Node>();
  return {
    visitor: {
      Program: {
        exit(program, { turns }) {
          if (turns) program.unshiftContainer('body', buildCount({ TURNS: turns }));
        },
      },
      Loop(loop, state) {
        if (guarded.has(loop.node) || !pauses(loop)) return;
        guarded.add(loop.node);
        loop.node.body = t.blockStatement([noteAt(loop, state), loop.node.body]);
      },
      Function(fn, state) {
        if (guarded.has(fn.node) || !callsItself(fn)) return;
        guarded.add(fn.node);
        noteCall(fn, state);
      },
    },
  };
}

function noteCall(fn: NodePath<t.Function>, state: State): void {
  fn.ensureBlock();
  (fn.node.body as t.BlockStatement).body.unshift(noteAt(fn, state));
}

/** The statement that notes, with the place of `source`, so that a stack names its line. */
function noteAt({ node: { loc }, scope }: NodePath, state: State): t.Statement {
  state.turns ??= scope.getProgramParent().generateUidIdentifier('turns');
  const note = buildNote({ TURNS: t.cloneNode(state.turns) });
  // Only the start: the browser names the place where a call ends.
  const start = loc && { ...loc, end: loc.start };
  t.traverseFast(note, (node) => {
    node.loc = start;
  });
  return note;
}

/** Whether a function's own code calls the function, or gives it to what calls it soon. */
function callsItself(fn: NodePath<t.Function>): boolean {
  if (fn.isMethod() || fn.parentPath.isClassProperty()) return callsItsMethod(fn);
  const name = nameOf(fn);
  const references = (name === undefined ? undefined : fn.scope.getBinding(name))?.referencePaths ?? [];
  return references.some((reference) => reference.findParent((parent) => parent === fn) !== null && isCalled(reference));
}

/** The variable that holds a function, if it has one, also by way of a call such as `useCallback`. */
function nameOf({ node, parentPath, parent }: NodePath<t.Function>): string | undefined {
  if ('id' in node && node.id) return node.id.name;
  const holder = t.isCallExpression(parent) ? parentPath?.parent : parent;
  return t.isVariableDeclarator(holder) && t.isIdentifier(holder.id) ? holder.id.name : undefined;
}

/** Whether a method's own code calls the method of `this`. */
function callsItsMethod(fn: NodePath<t.Function>): boolean {
  const { node, parent } = fn;
  const key = 'key' in node ? node.key : (parent as t.ClassProperty).key;
  if (!t.isIdentifier(key)) return false;
  const state = { name: key.name, found: false };
  fn.traverse(FIND_OWN_CALLS, state);
  return state.found;
}

const FIND_OWN_CALLS: Visitor<{ name: string; found: boolean }> = {
  MemberExpression(path, state) {
    const { object, property } = path.node;
    state.found ||= t.isThisExpression(object) && t.isIdentifier(property, { name: state.name }) && isCalled(path);
  },
};

function isCalled({ key, listKey, parent }: NodePath): boolean {
  if (!t.isCallExpression(parent)) return false;
  if (key === 'callee') return true;
  const { callee } = parent;
  const called = t.isMemberExpression(callee) ? callee.property : callee;
  return listKey === 'arguments' && t.isIdentifier(called) && CALLED_SOON.has(called.name);
}
