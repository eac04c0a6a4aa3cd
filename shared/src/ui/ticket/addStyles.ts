/** Adds a style sheet. The page's policy takes only those with its nonce, also in the windows that it opens. */
export function addStyles(target: Document, text: string): void {
  const style = target.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  style.textContent = text;
  target.head.append(style);
}
