import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fastTap } from './fastTap.ts';

const IN_THE_MIDDLE = { clientX: 50, clientY: 50 };

function open({ disabled = false } = {}) {
  const action = jest.fn();
  render(
    <>
      <input aria-label="Buscar" />
      <button type="button" disabled={disabled} onClick={action} {...fastTap}>
        Edredón
      </button>
      <button type="button">Almohada</button>
    </>,
  );
  return { action, button: screen.getByRole('button', { name: 'Edredón' }) };
}

interface Finger {
  moves?: readonly (typeof IN_THE_MIDDLE)[];
  rises?: typeof IN_THE_MIDDLE;
  ms?: number;
  cancelable?: boolean;
  over?: HTMLElement;
}

/** Simulates a tap. @returns 'atendido' when `fastTap` prevented the browser's click; else the browser would click */
function tap(
  button: HTMLElement,
  { moves = [IN_THE_MIDDLE], rises = IN_THE_MIDDLE, ms = 80, cancelable = true, over = button }: Finger = {},
) {
  const start = createEvent.touchStart(over, { touches: moves });
  const end = createEvent.touchEnd(button, { changedTouches: [rises], cancelable });
  Object.defineProperty(end, 'timeStamp', { value: start.timeStamp + ms });
  fireEvent(over, start);
  return fireEvent(button, end) ? 'lo que diga el navegador' : 'atendido';
}

test('a tap fires once, on touchend, without a second click', () => {
  const { action, button } = open();
  expect(tap(button)).toBe('atendido');
  expect(tap(button)).toBe('atendido');
  expect(action).toHaveBeenCalledTimes(2);
});

test('the mouse and the keyboard press it with a click', async () => {
  const user = userEvent.setup();
  const { action, button } = open();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(action).toHaveBeenCalledTimes(2);
});

test.each<[string, Finger]>([
  ['slides', { rises: { clientX: 50, clientY: 90 } }],
  ['holds', { ms: 800 }],
  ['stops a list that rolls', { cancelable: false }],
  ["isn't alone", { moves: [IN_THE_MIDDLE, { clientX: 90, clientY: 50 }] }],
])('a finger that %s is left to the browser', (_what, finger) => {
  const { action, button } = open();
  expect(tap(button, finger)).toBe('lo que diga el navegador');
  expect(action).not.toHaveBeenCalled();
});

test('a touch that started elsewhere does nothing', () => {
  const { action, button } = open();
  tap(button, { over: screen.getByRole('button', { name: 'Almohada' }) });
  expect(action).not.toHaveBeenCalled();
});

test('a disabled button ignores taps', () => {
  const { action, button } = open({ disabled: true });
  tap(button);
  expect(action).not.toHaveBeenCalled();
});

test('a tap blurs the focused field, as a click does', async () => {
  const user = userEvent.setup();
  const { button } = open();
  await user.click(screen.getByRole('textbox', { name: 'Buscar' }));
  tap(button);
  expect(screen.getByRole('textbox', { name: 'Buscar' })).not.toHaveFocus();
});
