import { type NodePath, types as t, type Visitor } from '@babel/core';

/** Promise methods and a global function that call their argument in a microtask, so that the page gets no task in between. */
const CALLED_SOON = new Set(['then', 'catch', 'finally', 'queueMicrotask']);

/**
 * Whether a function calls itself in its own code, or passes itself to one of `CALLED_SOON`. For a member: whether its code uses
 * a member of the same name.
 */
export function callsItself(fn: NodePath<t.Function>): boolean {
  const { variable, member } = holderOf(fn);
  if (member !== undefined) return callsMember(fn, member);
  const references = (variable === undefined ? undefined : fn.scope.getBinding(variable))?.referencePaths ?? [];
  return references.some((reference) => reference.findParent((parent) => parent === fn) !== null && isCalled(reference));
}

/** Name of the variable or member that a function is assigned to, directly or through a call such as `useCallback`. */
function holderOf({ node, parentPath, parent }: NodePath<t.Function>): { variable?: string; member?: string } {
  if ('key' in node) return nameOfKey(node.key);
  if ('id' in node && node.id) return { variable: node.id.name };
  const holder = t.isCallExpression(parent) ? parentPath?.parent : parent;
  if (t.isVariableDeclarator(holder)) return t.isIdentifier(holder.id) ? { variable: holder.id.name } : {};
  if (t.isObjectProperty(holder) || t.isClassProperty(holder) || t.isClassPrivateProperty(holder)) return nameOfKey(holder.key);
  if (!t.isAssignmentExpression(holder)) return {};
  if (t.isIdentifier(holder.left)) return { variable: holder.left.name };
  return t.isMemberExpression(holder.left) ? nameOfKey(holder.left.property) : {};
}

function nameOfKey(key: t.Node): { member?: string } {
  if (t.isIdentifier(key)) return { member: key.name };
  return t.isPrivateName(key) ? { member: key.id.name } : {};
}

/** Whether a method's own code uses a member with the method's name, of `this` or of a variable that may be the same object. */
function callsMember(fn: NodePath<t.Function>, name: string): boolean {
  const state = { name, found: false };
  fn.get('body').traverse(FIND_MEMBER, state);
  return state.found;
}

const FIND_MEMBER: Visitor<{ name: string; found: boolean }> = {
  MemberExpression({ node: { object, property } }, state) {
    const isOwn = t.isThisExpression(object) || t.isIdentifier(object);
    state.found ||= isOwn && nameOfKey(property).member === state.name;
  },
};

function isCalled({ key, listKey, parent }: NodePath): boolean {
  if (!t.isCallExpression(parent)) return false;
  if (key === 'callee') return true;
  const { callee } = parent;
  const called = t.isMemberExpression(callee) ? callee.property : callee;
  return listKey === 'arguments' && t.isIdentifier(called) && CALLED_SOON.has(called.name);
}
