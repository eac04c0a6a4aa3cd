import { FONT_WEIGHTS } from '../../ticket/page/fontRules.ts';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';

/** How long to wait for fonts, which may never load without a connection, before printing with another one, ms. */
const PATIENCE = 3_000;

/** Pause before a window that printed closes, ms (spec 7). */
const PAUSE = 500;

/** Adds styles with the page's nonce: its CSP blocks others, also in the windows that it opens. */
function addStyles(target: Document, text: string): void {
  const style = target.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  style.textContent = text;
  target.head.append(style);
}

async function fontsOf({ fonts, body }: Document): Promise<void> {
  const loaded = FONT_WEIGHTS.map((weight) => fonts?.load(`${weight} 12px Figtree`, body.textContent ?? ''));
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Draws a page to print into an empty window or frame of this page, with its paper as long as its content. */
export async function drawPage(target: Document, { title, styles, body, width }: PrintedPage): Promise<void> {
  target.documentElement.lang = 'es-MX';
  target.title = title;
  addStyles(target, styles);
  target.body.innerHTML = body;
  await fontsOf(target);
  const images = Array.from(target.images, (image) => image.decode().catch(() => image.remove()));
  await Promise.all(images);
  const paper = target.querySelector('.paper')?.getBoundingClientRect();
  if (width === null || !paper) return;
  const height = Math.ceil((paper.height / paper.width) * width) + 1;
  addStyles(target, `@page { size: ${width}mm ${height}mm; margin: 0; }`);
  // A new style sheet may load the fonts again.
  await fontsOf(target);
}

/** Prints a drawn window and closes it, once its print dialog is closed where `print` doesn't block. */
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
