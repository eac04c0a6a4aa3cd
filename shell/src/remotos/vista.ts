/**
 * Takes a section that stands in the page out of sight, of whoever sees it and of whoever hears it read; the browser keeps what it worked out of it. What has the focus there
 * keeps it until the page is painted, when the browser takes it away (https://html.spec.whatwg.org/#focus-fixup): taken away now, the page would have to be styled first.
 */
export function apagar(elemento: HTMLElement): void {
  elemento.style.contentVisibility = 'hidden';
  // Said of what has the focus, browsers don't believe it, and complain in the console.
  if (!elemento.contains(document.activeElement)) elemento.setAttribute('aria-hidden', 'true');
}

export function encender(elemento: HTMLElement): void {
  elemento.removeAttribute('aria-hidden');
  elemento.style.contentVisibility = '';
}

/** Takes a section out of the page. What had the focus there hears that it lost it, which it doesn't of every browser when it just goes. */
export function sacar(elemento: HTMLElement): void {
  soltarFoco(elemento);
  elemento.remove();
}

/** Takes the focus away from what has it in a section, if anything has. */
export function soltarFoco(elemento: HTMLElement): void {
  const enfocado = document.activeElement;
  if (enfocado instanceof HTMLElement && elemento.contains(enfocado)) enfocado.blur();
}

/** React hides what it is told to put away (`<Activity>`): here it is seen before React is told that it is. */
export function destapar(elemento: HTMLElement): void {
  for (const hijo of elemento.children) if (hijo instanceof HTMLElement) hijo.style.removeProperty('display');
}
