import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alTocar } from './alTocar.ts';

const EN_EL_MEDIO = { clientX: 50, clientY: 50 };

function abrir({ deshabilitado = false } = {}) {
  const accion = jest.fn();
  render(
    <>
      <input aria-label="Buscar" />
      <button type="button" disabled={deshabilitado} onClick={accion} {...alTocar}>
        Edredón
      </button>
      <button type="button">Almohada</button>
    </>,
  );
  return { accion, boton: screen.getByRole('button', { name: 'Edredón' }) };
}

interface Dedo {
  baja?: readonly (typeof EN_EL_MEDIO)[];
  sube?: typeof EN_EL_MEDIO;
  ms?: number;
  cancelable?: boolean;
  sobre?: HTMLElement;
}

/** What a browser does with a finger: of a touch that nobody answered, it makes a click. */
function tocar(
  boton: HTMLElement,
  { baja = [EN_EL_MEDIO], sube = EN_EL_MEDIO, ms = 80, cancelable = true, sobre = boton }: Dedo = {},
) {
  const inicio = createEvent.touchStart(sobre, { touches: baja });
  const fin = createEvent.touchEnd(boton, { changedTouches: [sube], cancelable });
  Object.defineProperty(fin, 'timeStamp', { value: inicio.timeStamp + ms });
  fireEvent(sobre, inicio);
  return fireEvent(boton, fin) ? 'lo que diga el navegador' : 'atendido';
}

test('a finger that lifts is answered then, once: no click follows', () => {
  const { accion, boton } = abrir();
  expect(tocar(boton)).toBe('atendido');
  expect(tocar(boton)).toBe('atendido');
  expect(accion).toHaveBeenCalledTimes(2);
});

test('the mouse and the keyboard press it with a click', async () => {
  const usuario = userEvent.setup();
  const { accion, boton } = abrir();
  await usuario.click(boton);
  await usuario.keyboard('{Enter}');
  expect(accion).toHaveBeenCalledTimes(2);
});

test.each<[string, Dedo]>([
  ['slides', { sube: { clientX: 50, clientY: 90 } }],
  ['holds', { ms: 800 }],
  ['stops a list that rolls', { cancelable: false }],
  ["isn't alone", { baja: [EN_EL_MEDIO, { clientX: 90, clientY: 50 }] }],
])('a finger that %s is left to the browser', (_que, dedo) => {
  const { accion, boton } = abrir();
  expect(tocar(boton, dedo)).toBe('lo que diga el navegador');
  expect(accion).not.toHaveBeenCalled();
});

test('a finger that came down somewhere else touches nothing', () => {
  const { accion, boton } = abrir();
  tocar(boton, { sobre: screen.getByRole('button', { name: 'Almohada' }) });
  expect(accion).not.toHaveBeenCalled();
});

test('a finger does nothing to one that is disabled', () => {
  const { accion, boton } = abrir({ deshabilitado: true });
  tocar(boton);
  expect(accion).not.toHaveBeenCalled();
});

test('it leaves the field that was being written in, as a click does', async () => {
  const usuario = userEvent.setup();
  const { boton } = abrir();
  await usuario.click(screen.getByRole('textbox', { name: 'Buscar' }));
  tocar(boton);
  expect(screen.getByRole('textbox', { name: 'Buscar' })).not.toHaveFocus();
});
