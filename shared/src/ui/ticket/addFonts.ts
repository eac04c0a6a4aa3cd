import { FONT_RULES } from '../../ticket/page/fontRules.ts';
import { addStyles } from './addStyles.ts';

/** The @font-face rules of Figtree in this page. Style sheets of other origins are skipped, because scripts can't read them. */
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
 * Adds Figtree to a window that this page opened. It uses this page's own font files, which work without a connection: in some
 * browsers an empty window has no service worker to serve them. A page without those files uses the server's.
 */
export async function addFonts(target: Document): Promise<void> {
  const rules = ownRules();
  const added = await Promise.allSettled(rules.map((rule) => addFace(target, rule)));
  if (!added.some(({ status }) => status === 'fulfilled')) addStyles(target, FONT_RULES);
}
