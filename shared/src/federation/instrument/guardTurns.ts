import { type NodePath, type PluginObj, types as t, template } from '@babel/core';
import { NOTE_TURN } from '../pageTurn.ts';
import { callsItself } from './callsItself.ts';
import { pauses } from './pauses.ts';
import { addToModule, checkNames, timeCheck } from './timeCheck.ts';

// A page without the shell, or with an older one, checks nothing.
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
 * Babel plugin: code that goes on by itself other than by a plain loop is broken off too. A loop that awaits or yields, and an
 * async function or generator that calls itself, tell the shell at each turn, which throws when the page gets no other task for
 * 3 s. Another function that calls itself is timed from its outermost call, like a loop.
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

/** Gives new nodes the place where `source` starts, so that a stack names its line: browsers name the end of a call. */
function at<T extends t.Statement>({ loc }: t.Node, built: T): T {
  const start = loc && { ...loc, end: loc.start };
  t.traverseFast(built, (node) => {
    node.loc = start;
  });
  return built;
}
