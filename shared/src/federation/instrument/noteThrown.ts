import { type PluginObj, types as t, template } from '@babel/core';
import { NOTE_THROWN } from '../thrownValue.ts';

// A page without the shell, or with an older one, notes nothing.
const buildNote = template.statement(`const NOTE = globalThis.${NOTE_THROWN} ?? ((value) => value);`);

const buildNoted = template.expression('NOTE(VALUE, new Error())');

const buildUnwrapped = template.expression(`
  ((promise, place) => promise?.catch?.((reason) => { throw NOTE(reason, place); }) ?? promise)(PROMISE, new Error())
`);

interface State {
  /** Name of the module's function that tells the shell; absent as long as nothing to note was found. */
  name?: t.Identifier;
}

/**
 * Babel plugin: the shell knows where a section throws or rejects a value that has no stack: `throw 'text'`,
 * `Promise.reject({…})`, and the errors of calls, which RTK Query's `unwrap()` throws as plain objects.
 */
export function noteThrown(): PluginObj<State> {
  const noted = new WeakSet<t.Node>();
  const built = <T extends t.Expression>(source: t.Node, expression: T): T => {
    t.traverseFast(expression, (node) => {
      node.loc ??= source.loc;
    });
    noted.add(source);
    return expression;
  };
  return {
    visitor: {
      Program: {
        exit(program, { name }) {
          if (name) program.unshiftContainer('body', buildNote({ NOTE: name }));
        },
      },
      ThrowStatement(path, state) {
        const { node } = path;
        if (noted.has(node) || isMade(node.argument)) return;
        state.name ??= path.scope.getProgramParent().generateUidIdentifier('noteThrown');
        node.argument = built(node, buildNoted({ NOTE: t.cloneNode(state.name), VALUE: node.argument }));
      },
      CallExpression(path, state) {
        const { node } = path;
        if (noted.has(node)) return;
        const [reason] = node.arguments;
        const isRejection = path.get('callee').matchesPattern('Promise.reject') && t.isExpression(reason) && !isMade(reason);
        const isUnwrap = t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property, { name: 'unwrap' });
        if (!isRejection && !(isUnwrap && node.arguments.length === 0)) return;
        state.name ??= path.scope.getProgramParent().generateUidIdentifier('noteThrown');
        const note = t.cloneNode(state.name);
        if (isRejection) node.arguments = [built(node, buildNoted({ NOTE: note, VALUE: reason }))];
        else {
          noted.add(node);
          path.replaceWith(built(node, buildUnwrapped({ NOTE: note, PROMISE: node })));
        }
      },
    },
  };
}

/** Whether an expression makes an Error, which has a stack. */
function isMade(value: t.Node): boolean {
  if (t.isCallExpression(value) && t.matchesPattern(value.callee, 'Object.assign')) return t.isNewExpression(value.arguments[0]);
  return t.isNewExpression(value);
}
