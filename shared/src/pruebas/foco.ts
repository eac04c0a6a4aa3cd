const escribir = Element.prototype.setAttribute;
const enfocar = HTMLElement.prototype.focus;

/** jsdom takes the focus from nothing that is disabled. */
function quitarFoco(control: Element): void {
  control.removeAttribute('disabled');
  if (control instanceof HTMLElement) control.blur();
  escribir.call(control, 'disabled', '');
}

/**
 * What a browser does to a button that is disabled with the focus on it, and to who gives it the focus then; jsdom leaves the focus there.
 * @param cuando given what takes the focus, calls it at once (as Chromium 150), later (as 156) or never; `jest.restoreAllMocks()` ends it
 */
export function quitarFocoAlDeshabilitar(cuando: (quitar: () => void) => void): void {
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, nombre, valor) {
    escribir.call(this, nombre, valor);
    if (nombre === 'disabled' && this === document.activeElement) cuando(() => quitarFoco(this));
  });
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, opciones) {
    if (!this.matches(':disabled')) enfocar.call(this, opciones);
  });
}
