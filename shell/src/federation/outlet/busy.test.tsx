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

test('una página quieta cambia en un momento, una sola vez', () => {
  const { done } = prepare();
  pass(1);
  expect(done).not.toHaveBeenCalled();
  pass(60);
  expect(done).toHaveBeenCalledTimes(1);
});

test('espera lo que la sección diga que está a medias, y un diálogo abierto', () => {
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

test('espera a quien tiene el cursor en un campo o sigue tecleando', () => {
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

test('dejarla de esperar la deja', () => {
  const { done, leave } = prepare();
  leave();
  pass(60);
  expect(done).not.toHaveBeenCalled();
});
