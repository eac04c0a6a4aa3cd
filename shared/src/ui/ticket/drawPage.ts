import { FONT_WEIGHTS } from '../../ticket/page/fontRules.ts';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import { addFonts } from './addFonts.ts';
import { addStyles } from './addStyles.ts';
import { EMPTY_PAGE } from './emptyPage.ts';

/** Longest wait for the ticket's font, ms. If the font doesn't load, as without a connection, another font is printed. */
const PATIENCE = 3_000;

/** Pause between printing a window and closing it, ms (spec 7). */
const PAUSE = 500;

async function fontsOf({ fonts, body }: Document): Promise<void> {
  const loaded = FONT_WEIGHTS.map((weight) => fonts?.load(`${weight} 12px Figtree`, body.textContent ?? ''));
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Draws a page to be printed into an empty window or frame. If it has a `width`, its paper gets as long as its content. */
export async function drawPage(target: Document, { title, styles, body, width }: PrintedPage): Promise<void> {
  // A window without a document type would be laid out in quirks mode.
  if (target.compatMode === 'BackCompat') {
    target.open();
    target.write(EMPTY_PAGE);
    target.close();
  }
  target.documentElement.lang = 'es-MX';
  target.title = title;
  await addFonts(target);
  addStyles(target, styles);
  target.body.innerHTML = body;
  await fontsOf(target);
  const images = Array.from(target.images, (image) => image.decode().catch(() => image.remove()));
  await Promise.all(images);
  const paper = target.querySelector('.paper')?.getBoundingClientRect();
  if (width === null || !paper) return;
  const height = Math.ceil((paper.height / paper.width) * width) + 1;
  addStyles(target, `@page { size: ${width}mm ${height}mm; margin: 0; }`);
  // Adding a style sheet may make the browser load the fonts again.
  await fontsOf(target);
}

/** Prints a drawn window and closes it. Where `print` doesn't block, the window closes after its print dialog. */
export function printAndClose(view: Window): void {
  let isOpen = false;
  const close = () => setTimeout(() => view.close(), PAUSE);
  view.addEventListener('beforeprint', () => {
    isOpen = true;
  });
  view.addEventListener('afterprint', () => {
    isOpen = false;
    close();
  });
  view.print();
  if (!isOpen) close();
}
