/** Takes a section that stands in the page out of sight, of whoever sees it and of whoever hears it read; the browser keeps what it worked out of it. */
export function apagar(elemento: HTMLElement): void {
  elemento.setAttribute('aria-hidden', 'true');
  elemento.style.contentVisibility = 'hidden';
  soltarFoco(elemento);
}

export function encender(elemento: HTMLElement): void {
  elemento.removeAttribute('aria-hidden');
  elemento.style.contentVisibility = '';
}

export function soltarFoco(elemento: HTMLElement): void {
  const enfocado = document.activeElement;
  if (enfocado instanceof HTMLElement && elemento.contains(enfocado)) enfocado.blur();
}

/** React hides what it is told to put away (`<Activity>`): here it is seen before React is told that it is. */
export function destapar(elemento: HTMLElement): void {
  for (const hijo of elemento.children) if (hijo instanceof HTMLElement) hijo.style.removeProperty('display');
}
