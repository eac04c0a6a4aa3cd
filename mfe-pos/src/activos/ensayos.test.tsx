import { notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { reglasDeEstilo } from '@lavanda/shared/pruebas/estilos';
import { desocupar, quitarOcio, simularOcio } from '@lavanda/shared/pruebas/ocio';
import { simularRed } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen } from '@testing-library/react';
import PaginaActivos from './PaginaActivos';
import { montar } from './pruebas/montar';

beforeEach(() => {
  ponerFecha();
  simularOcio();
});
afterEach(() => {
  jest.useRealTimers();
  quitarOcio();
});

/** How many styles the page has written once it has had nothing to do. */
async function estilosTrasDesocuparse(): Promise<number> {
  const antes = reglasDeEstilo();
  await desocupar();
  return reglasDeEstilo() - antes;
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
