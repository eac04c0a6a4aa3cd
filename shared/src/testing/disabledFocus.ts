const write = Element.prototype.setAttribute;
const focus = HTMLElement.prototype.focus;

/** jsdom takes the focus from nothing that is disabled. */
function blur(control: Element): void {
  control.removeAttribute('disabled');
  if (control instanceof HTMLElement) control.blur();
  write.call(control, 'disabled', '');
}

/**
 * What a browser does to a button that is disabled with the focus on it, and to who gives it the focus then; jsdom leaves the focus there.
 * @param cuando given what takes the focus, calls it at once (as Chromium 150), later (as 156) or never; `jest.restoreAllMocks()` ends it
 */
export function blurOnDisable(when: (drop: () => void) => void): void {
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    write.call(this, name, value);
    if (name === 'disabled' && this === document.activeElement) when(() => blur(this));
  });
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.matches(':disabled')) focus.call(this, options);
  });
}
