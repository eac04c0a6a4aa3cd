import { simularRed } from '@lavanda/shared/pruebas/red';
import { act, screen } from '@testing-library/react';
import PaginaActivos from './PaginaActivos';
import { montar } from './pruebas/montar';
import { notaDePrueba } from './pruebas/red';
import { ponerFecha } from './pruebas/reloj';

const ocioso: IdleRequestCallback[] = [];
beforeEach(() => {
  ponerFecha();
  Object.assign(globalThis, {
    requestIdleCallback: (aviso: IdleRequestCallback) => ocioso.push(aviso),
    cancelIdleCallback: (cual: number) => void ocioso.splice(cual - 1, 1),
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const nombre of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, nombre);
});

const estilos = () => [...document.styleSheets].reduce((suma, hoja) => suma + hoja.cssRules.length, 0);

/** How many styles the page has written once it has had nothing to do. */
async function estilosTrasDesocuparse(): Promise<number> {
  const antes = estilos();
  act(() => {
    for (const aviso of ocioso.splice(0)) aviso({ didTimeout: false, timeRemaining: () => 50 });
  });
  await act(() => new Promise((listo) => setTimeout(listo, 20)));
  return estilos() - antes;
}

test('what closes a note is drawn beforehand once there is a note, though the board was empty the first time', async () => {
  const red = simularRed();
  red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [] } }));
  const vacio = await montar(<PaginaActivos />);
  await screen.findByText(/No hay/);
  await estilosTrasDesocuparse();
  vacio.unmount();

  red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [notaDePrueba()] } }));
  await montar(<PaginaActivos />);
  await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
  expect(await estilosTrasDesocuparse()).toBeGreaterThan(0);
});
