/** The focus goes to the page's h1 (UI guide 7) when what had it is gone, and nothing else has taken it. */
export function enfocarTitulo(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
