import { reglasDeEstilo } from '@lavanda/shared/pruebas/estilos';
import { desocupar, quitarOcio, simularOcio } from '@lavanda/shared/pruebas/ocio';
import { redConCatalogo } from './pruebas/catalogo';
import { abrirPagina } from './pruebas/pagina';

beforeEach(() => {
  redConCatalogo();
  simularOcio();
});
afterEach(quitarOcio);

test('what adds a service to a category is drawn beforehand: opening it writes no styles', async () => {
  const pagina = await abrirPagina();
  const alLlegar = reglasDeEstilo();
  await desocupar();
  const desocupada = reglasDeEstilo();
  expect(desocupada).toBeGreaterThan(alLlegar);
  await pagina.agregarA('Planchado');
  expect(reglasDeEstilo()).toBe(desocupada);
});
