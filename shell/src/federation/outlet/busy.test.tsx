import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { fireEvent, render, screen } from '@testing-library/react';
import { whenIdle } from './busy';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Section({ typing, dialog }: { typing: boolean; dialog: boolean }) {
  useBusy(typing);
  return (
    <>
      <input aria-label="Buscar" />
      {dialog && <div role="dialog">¿Seguro?</div>}
    </>
  );
}

function prepare() {
  const drawing = render(<Section typing={false} dialog={false} />);
  const done = jest.fn();
  return {
    done,
    leave: whenIdle(done),
    draw: (typing: boolean, dialog: boolean) => drawing.rerender(<Section typing={typing} dialog={dialog} />),
  };
}

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

test('an idle page is replaced after a moment, once', () => {
  const { done } = prepare();
  pass(1);
  expect(done).not.toHaveBeenCalled();
  pass(60);
  expect(done).toHaveBeenCalledTimes(1);
});

test('waits for what the section says is unfinished, and for an open dialog', () => {
  const { done, draw } = prepare();
  draw(true, false);
  pass(600);
  draw(false, true);
  pass(600);
  expect(done).not.toHaveBeenCalled();
  draw(false, false);
  pass(3);
  expect(done).toHaveBeenCalledTimes(1);
});

test('waits while the cursor is in a field or someone types', () => {
  const { done } = prepare();
  screen.getByLabelText('Buscar').focus();
  pass(60);
  expect(done).not.toHaveBeenCalled();
  screen.getByLabelText('Buscar').blur();
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(1);
  expect(done).not.toHaveBeenCalled();
  pass(3);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a cancelled wait replaces nothing', () => {
  const { done, leave } = prepare();
  leave();
  pass(60);
  expect(done).not.toHaveBeenCalled();
});
