import { useOcupado } from '@lavanda/shared/ui/useOcupado';
import { fireEvent, render, screen } from '@testing-library/react';
import { whenIdle } from './busy';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Seccion({ escribiendo, dialogo }: { escribiendo: boolean; dialogo: boolean }) {
  useOcupado(escribiendo);
  return (
    <>
      <input aria-label="Buscar" />
      {dialogo && <div role="dialog">¿Seguro?</div>}
    </>
  );
}

function preparar() {
  const dibujo = render(<Seccion escribiendo={false} dialogo={false} />);
  const hecho = jest.fn();
  return {
    hecho,
    dejar: whenIdle(hecho),
    dibujar: (escribiendo: boolean, dialogo: boolean) => dibujo.rerender(<Seccion escribiendo={escribiendo} dialogo={dialogo} />),
  };
}

const pasar = (segundos: number) => jest.advanceTimersByTime(segundos * 1000);

test('una página quieta cambia en un momento, una sola vez', () => {
  const { hecho } = preparar();
  pasar(1);
  expect(hecho).not.toHaveBeenCalled();
  pasar(60);
  expect(hecho).toHaveBeenCalledTimes(1);
});

test('espera lo que la sección diga que está a medias, y un diálogo abierto', () => {
  const { hecho, dibujar } = preparar();
  dibujar(true, false);
  pasar(600);
  dibujar(false, true);
  pasar(600);
  expect(hecho).not.toHaveBeenCalled();
  dibujar(false, false);
  pasar(3);
  expect(hecho).toHaveBeenCalledTimes(1);
});

test('espera a quien tiene el cursor en un campo o sigue tecleando', () => {
  const { hecho } = preparar();
  screen.getByLabelText('Buscar').focus();
  pasar(60);
  expect(hecho).not.toHaveBeenCalled();
  screen.getByLabelText('Buscar').blur();
  fireEvent.keyDown(document.body, { key: 'a' });
  pasar(1);
  expect(hecho).not.toHaveBeenCalled();
  pasar(3);
  expect(hecho).toHaveBeenCalledTimes(1);
});

test('dejarla de esperar la deja', () => {
  const { hecho, dejar } = preparar();
  dejar();
  pasar(60);
  expect(hecho).not.toHaveBeenCalled();
});
