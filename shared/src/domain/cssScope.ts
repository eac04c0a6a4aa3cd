/** At-rules whose blocks have rules for the page's elements on the screen. */
const GROUPS = /^@(media|supports|layer|container|scope|starting-style)\b/;

const PRINT = /^@media\s+(only\s+)?print\b/;

/**
 * Selectors of a style sheet that no class limits: `body`, `*`, `h1 > a`. In a section's build they would restyle the shell and
 * other sections. Left out: rules for print, at-rules such as @font-face, rules with only custom properties or the color scheme.
 */
export function looseSelectors(css: string): string[] {
  return [...new Set(rulesOf(withoutTexts(css)).flatMap(loose))];
}

/** The Spanish message about a built style sheet with selectors that no class limits; empty when all are limited. */
export function looseRules(path: string, css: string): string[] {
  const loose = looseSelectors(css);
  if (loose.length === 0) return [];
  const some = loose.slice(0, 5).join(', ');
  return [`${path} tiene reglas que alcanzan a toda la página (${some}): ponlas bajo una clase de tu sección, o usa sx.`];
}

interface Rule {
  prelude: string;
  block: string;
}

function loose({ prelude, block }: Rule): string[] {
  if (prelude.startsWith('@')) return GROUPS.test(prelude) && !PRINT.test(prelude) ? rulesOf(block).flatMap(loose) : [];
  const declarations = block.split(';').filter((line) => line.trim() !== '');
  if (declarations.every((line) => /^\s*(--|[-\w]*color-scheme\s*:)/.test(line))) return [];
  return splitList(prelude).filter((selector) => !/\.[\w\\-]/.test(outsideParentheses(selector)));
}

/** Removes comments and quoted texts, because they may hold braces. */
function withoutTexts(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => (text.startsWith('/') ? '' : '""'));
}

/** The rules at the top level of a text, with their blocks. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  for (let at = css.indexOf('{'); at >= 0; at = css.indexOf('{', from)) {
    const end = closing(css, at);
    // A statement that ends in ';', such as @import, may come before the rule.
    rules.push({ prelude: css.slice(from, at).split(';').pop()?.trim() ?? '', block: css.slice(at + 1, end) });
    from = end + 1;
  }
  return rules;
}

function closing(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Splits a selector list by the commas that are in no parentheses. */
function splitList(list: string): string[] {
  const selectors: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at <= list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    if (list[at] === ')') depth -= 1;
    if (at < list.length && (list[at] !== ',' || depth > 0)) continue;
    selectors.push(list.slice(from, at).trim());
    from = at + 1;
  }
  return selectors.filter((selector) => selector !== '');
}

/** Removes `:not()` and `:has()` from a selector, because a class inside them doesn't have to be on the element itself. */
function outsideParentheses(selector: string): string {
  return selector.replace(/:(not|has)\([^()]*(\([^()]*\))?[^()]*\)/g, '');
}
