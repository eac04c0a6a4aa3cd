import { reglasDeEstilo } from '@lavanda/shared/pruebas/estilos';
import { desocupar, quitarOcio, simularOcio } from '@lavanda/shared/pruebas/ocio';
import { screen } from '@testing-library/react';
import { abrirCaja, mosaico, nota, redDeCaja } from './pruebas/caja';

beforeEach(() => {
  localStorage.clear();
  redDeCaja();
  simularOcio();
});
afterEach(quitarOcio);

test('a note with articles that is being paid is drawn beforehand: the first touch writes no styles', async () => {
  const { usuario } = await abrirCaja();
  await desocupar();
  const desocupada = reglasDeEstilo();
  await usuario.click(mosaico('Edredón matrimonial'));
  expect(await screen.findByRole('button', { name: 'CANCELAR' })).toBeVisible();
  await usuario.click(nota().getByRole('radio', { name: 'Liquidar' }));
  expect(nota().getByText('Se cobra ahora')).toBeVisible();
  expect(reglasDeEstilo()).toBe(desocupada);
});
