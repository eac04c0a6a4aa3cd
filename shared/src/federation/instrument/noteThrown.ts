import { type NodePath, type PluginObj, types as t, template } from '@babel/core';
import { NOTE_THROWN } from '../shellGlobals.ts';
import { type NoteState, noteFunction } from './noteFunction.ts';
import { at } from './sourcePlace.ts';

const { declare, nameIn } = noteFunction(NOTE_THROWN, 'noteThrown');

const buildNoted = template.expression('NOTE(VALUE, new Error())');

const buildUnwrapped = template.expression(`
  ((value, place) => value instanceof Promise ? value.catch((reason) => { throw NOTE(reason, place); }) : value)(VALUE, new Error())
`);

// `let`, because a section may assign to its parameter.
const buildReject = template.statement(`
  let REJECT = ((PLACE) => (reason) => OWN(NOTE(reason, PLACE)))(new Error());
`);

/**
 * Babel plugin: records in the shell where a section throws or rejects a value without a stack: `throw 'text'`,
 * `Promise.reject({…})`, `reject` of a new Promise, a call's error, which RTK Query's `unwrap()` throws as a plain object, and
 * the error of a body that isn't JSON, which the browser throws.
 */
export function noteThrown(): PluginObj<NoteState> {
  const noted = new WeakSet<t.Node>();
  return {
    visitor: {
      Program: { exit: declare },
      ThrowStatement(path, state) {
        const { node } = path;
        if (noted.has(node)) return;
        noted.add(node);
        node.argument = noteValue(path, node.argument, state);
      },
      NewExpression(path, state) {
        const { calls, handedOver } = rejectionsIn(path);
        for (const call of calls) noteReason(call, state);
        if (!handedOver || noted.has(path.node)) return;
        noted.add(path.node);
        noteHandedOver(handedOver, nameIn(path, state));
      },
      CallExpression(path, state) {
        const { node } = path;
        if (path.get('callee').matchesPattern('Promise.reject')) noteReason(path, state);
        if (!mayReject(node) || noted.has(node)) return;
        noted.add(node);
        path.replaceWith(at(node, buildUnwrapped({ NOTE: nameIn(path, state), VALUE: node })));
      },
    },
  };

  /** Makes a call that rejects a promise also record its argument in the shell. */
  function noteReason(call: NodePath<t.CallExpression>, state: NoteState): void {
    const { node } = call;
    const [reason = t.identifier('undefined')] = node.arguments;
    if (noted.has(node) || !t.isExpression(reason)) return;
    noted.add(node);
    node.arguments = [noteValue(call, reason, state)];
  }
}

function noteValue(path: NodePath, value: t.Expression, state: NoteState): t.Expression {
  return makesError(value) ? value : at(path.node, buildNoted({ NOTE: nameIn(path, state), VALUE: value }));
}

/**
 * JavaScript's own error classes, whose objects have a stack. A class with another name may be no error, even if it ends in
 * 'Error'.
 */
const ERRORS = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError', 'AggregateError']);

/** Whether an expression makes an Error, which has a stack. */
function makesError(value: t.Node | undefined): boolean {
  if (t.isCallExpression(value) && t.matchesPattern(value.callee, 'Object.assign')) return makesError(value.arguments[0]);
  return t.isNewExpression(value) && t.isIdentifier(value.callee) && ERRORS.has(value.callee.name);
}

/** Methods whose promise rejects without a stack: RTK Query's `unwrap()`, and `json()` of a Response. */
const REJECTING = new Set(['unwrap', 'json']);

function mayReject({ callee, arguments: all }: t.CallExpression): boolean {
  if (all.length > 0 || !t.isMemberExpression(callee)) return false;
  return t.isIdentifier(callee.property) && REJECTING.has(callee.property.name);
}

interface HandedOver {
  /** The function of `new Promise((resolve, reject) => …)`. */
  run: NodePath<t.Function>;
  reject: t.Identifier;
}

interface Rejections {
  calls: NodePath<t.CallExpression>[];
  /** Present when the function hands its `reject` over to other code, as in `setTimeout(reject)`. */
  handedOver?: HandedOver;
}

/** How a `new Promise` is rejected: by calls of its `reject`, or by other code. */
function rejectionsIn(path: NodePath<t.NewExpression>): Rejections {
  const [run] = path.get('arguments');
  if (!t.isIdentifier(path.node.callee, { name: 'Promise' }) || !run?.isFunction()) return { calls: [] };
  const [, reject] = run.node.params;
  const { referencePaths: uses = [] } = (t.isIdentifier(reject) && run.scope.getBinding(reject.name)) || {};
  const calls = uses.flatMap(({ key, parentPath }) => (key === 'callee' && parentPath?.isCallExpression() ? [parentPath] : []));
  return calls.length === uses.length || !t.isIdentifier(reject) ? { calls } : { calls, handedOver: { run, reject } };
}

/** Makes a `reject` that other code will call record its reason in the shell. */
function noteHandedOver({ run: its, reject }: HandedOver, name: t.Identifier): void {
  // Annotated, because TypeScript demands it for `ensureBlock`, an assertion.
  const run: NodePath<t.Function> = its;
  const own = run.scope.generateUidIdentifier('reject');
  run.node.params[1] = own;
  run.ensureBlock();
  const { body } = run.node;
  if (!t.isBlockStatement(body)) return;
  body.body.unshift(
    buildReject({ NOTE: name, OWN: own, REJECT: t.cloneNode(reject), PLACE: run.scope.generateUidIdentifier('place') }),
  );
  t.traverseFast(body.body[0] as t.Statement, (node) => {
    node.loc = reject.loc;
  });
}
