/**
 * Adds a style sheet with the page's nonce. The page's CSP blocks style sheets without it, also in windows that the page opens.
 */
export function addStyles(target: Document, text: string): void {
  const style = target.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  style.textContent = text;
  target.head.append(style);
}
