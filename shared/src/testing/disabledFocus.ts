const write = Element.prototype.setAttribute;
const focus = HTMLElement.prototype.focus;

/** Blurs a disabled control. The control is enabled for that moment, because jsdom doesn't blur a disabled one. */
function blur(control: Element): void {
  control.removeAttribute('disabled');
  if (control instanceof HTMLElement) control.blur();
  write.call(control, 'disabled', '');
}

/**
 * Makes disabling the focused control blur it, as browsers do and jsdom doesn't, and keeps disabled controls unfocused.
 * `jest.restoreAllMocks()` undoes it.
 * @param when receives the blur function and calls it at once (Chromium 150), later (156) or never
 */
export function blurOnDisable(when: (blur: () => void) => void): void {
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    write.call(this, name, value);
    if (name === 'disabled' && this === document.activeElement) when(() => blur(this));
  });
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.matches(':disabled')) focus.call(this, options);
  });
}
