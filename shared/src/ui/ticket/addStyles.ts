/**
 * Adds a style sheet with this page's nonce to a page, or to a window that it opened: the CSP blocks style sheets without that
 * nonce in either of them.
 */
export function addStyles(target: Document, text: string): void {
  const style = target.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  style.textContent = text;
  target.head.append(style);
}
