import { type NodePath, type PluginObj, types as t, template } from '@babel/core';
import { NOTE_TURN } from '../shellGlobals.ts';
import { callsItself } from './callsItself.ts';
import { pauses } from './pauses.ts';
import { addToModule, checkNames, timeCheck } from './timeCheck.ts';

// `?.`, because a page without the shell, or with an older shell, has no such function.
const buildNote = template.statement(`globalThis.${NOTE_TURN}?.();`);

const buildVariables = template.statement('let DEPTH = 0, START = 0, TURNS = 0;');

const buildBegin = template.statement(`
  if (DEPTH++ === 0) {
    START = performance.now();
    TURNS = 0;
    globalThis.${NOTE_TURN}?.();
  }
`);

const buildEnd = template.statement('try { BODY } finally { DEPTH--; }');

/**
 * Babel plugin: also stops endless code that isn't a plain loop. Loops that await or yield, and async functions or generators
 * that call themselves, call the shell's function at each turn; it throws when the page got no other task for 3 s. Any other
 * function that calls itself is timed from its outermost call, like a loop.
 */
export function guardTurns(): PluginObj {
  const guarded = new WeakSet<t.Node>();
  return {
    visitor: {
      Loop(loop) {
        if (guarded.has(loop.node) || !pauses(loop)) return;
        guarded.add(loop.node);
        loop.node.body = t.blockStatement([at(loop.node, buildNote()), loop.node.body]);
      },
      Function(fn) {
        if (guarded.has(fn.node) || !callsItself(fn)) return;
        guarded.add(fn.node);
        guard(fn);
      },
    },
  };
}

function guard(fn: NodePath<t.Function>): void {
  const { node } = fn;
  fn.ensureBlock();
  const block = node.body as t.BlockStatement;
  if (node.async || node.generator) {
    block.body.unshift(at(node, buildNote()));
    return;
  }
  const names = checkNames(fn);
  const DEPTH = fn.scope.generateUidIdentifier('depth');
  addToModule(fn, buildVariables({ ...names, DEPTH }));
  const BODY = [timeCheck(fn, names), ...block.body];
  block.body = [at(node, buildBegin({ ...names, DEPTH })), buildEnd({ BODY, DEPTH })];
}

/**
 * Gives new nodes the source place where the given node starts, so that an error's stack names its line: browsers report a call's
 * end.
 */
function at<T extends t.Statement>({ loc }: t.Node, built: T): T {
  const start = loc && { ...loc, end: loc.start };
  t.traverseFast(built, (node) => {
    node.loc = start;
  });
  return built;
}
