import { FONT_RULES } from '../../ticket/page/fontRules.ts';
import { addStyles } from './addStyles.ts';

/** The rules of this page's own Figtree. A style sheet of another origin can't be read. */
function ownRules(): CSSFontFaceRule[] {
  return Array.from(document.styleSheets).flatMap((sheet) => {
    try {
      return Array.from(sheet.cssRules).filter(
        (rule): rule is CSSFontFaceRule =>
          'CSSFontFaceRule' in window &&
          rule instanceof CSSFontFaceRule &&
          rule.style.getPropertyValue('font-family').includes('Figtree'),
      );
    } catch {
      return [];
    }
  });
}

async function addFace(target: Document, { style, parentStyleSheet: sheet }: CSSFontFaceRule): Promise<void> {
  const [, path = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
  const response = await fetch(new URL(path, sheet?.href ?? document.baseURI));
  if (!response.ok || !target.defaultView) throw new TypeError(`No font in ${path}`);
  const face = new target.defaultView.FontFace('Figtree', await response.arrayBuffer(), {
    weight: style.getPropertyValue('font-weight') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
  });
  target.fonts.add(await face.load());
}

/**
 * Gives Figtree to a window of this page. This page's own files are kept for the time without a connection, and an empty
 * window has no service worker in every browser. Without them the server's are asked for.
 */
export async function addFonts(target: Document): Promise<void> {
  const rules = ownRules();
  const added = await Promise.allSettled(rules.map((rule) => addFace(target, rule)));
  if (!added.some(({ status }) => status === 'fulfilled')) addStyles(target, FONT_RULES);
}
