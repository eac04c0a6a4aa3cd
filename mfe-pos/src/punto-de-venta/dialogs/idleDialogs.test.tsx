import { reglasDeEstilo } from '@lavanda/shared/pruebas/estilos';
import { desocupar, quitarOcio, simularOcio } from '@lavanda/shared/pruebas/ocio';
import { screen } from '@testing-library/react';
import { abrirCaja, redDeCaja, tile } from '../pruebas/caja';

beforeEach(() => {
  localStorage.clear();
  redDeCaja();
  simularOcio();
});
afterEach(quitarOcio);

test('the pad of the kilos and the customers are drawn while the page is idle: opening them writes no styles', async () => {
  const { usuario } = await abrirCaja();
  await desocupar();
  const trasElOcio = reglasDeEstilo();
  await usuario.click(tile('Ropa delicada por kg'));
  await screen.findByRole('dialog', { name: 'Ropa delicada por kg' });
  await usuario.keyboard('{Escape}');
  await usuario.keyboard('{F2}');
  await screen.findByRole('dialog', { name: 'Seleccionar usuario' });
  expect(reglasDeEstilo()).toBe(trasElOcio);
});
