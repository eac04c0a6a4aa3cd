import { parse } from '@swc/core';

/** Fields of a syntax node whose identifier names an object's member, not a variable. */
const MEMBER_KEY = { key: true, property: true };

const optionsOf = (file) => {
  if (/\.m?js$/.test(file)) return { syntax: 'ecmascript', jsx: true };
  return { syntax: 'typescript', tsx: file.endsWith('x') };
};

/** Every identifier of a source, with a flag for those that name an object's member, because the API may define these names. */
export async function identifiersOf(file, source) {
  const found = [];
  const visit = (node, parent, field) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent, field);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Identifier' || node.type === 'PrivateName') {
      const member = MEMBER_KEY[field] === true || (parent?.type === 'JSXAttribute' && field === 'name');
      found.push({ name: node.value ?? node.id?.value ?? '', member });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, node, key);
  };
  visit(await parse(source, { ...optionsOf(file), target: 'es2022' }), undefined, undefined);
  return found;
}
