import { desocupar, quitarOcio, simularOcio } from '@lavanda/shared/pruebas/ocio';
import { redConCatalogo } from './pruebas/catalogo';
import { abrirPagina } from './pruebas/pagina';

beforeEach(() => {
  redConCatalogo();
  simularOcio();
});
afterEach(quitarOcio);

const estilos = () => [...document.styleSheets].reduce((suma, hoja) => suma + hoja.cssRules.length, 0);

test('what adds a service to a category is drawn beforehand: opening it writes no styles', async () => {
  const pagina = await abrirPagina();
  const alLlegar = estilos();
  await desocupar();
  const desocupada = estilos();
  expect(desocupada).toBeGreaterThan(alLlegar);
  await pagina.agregarA('Planchado');
  expect(estilos()).toBe(desocupada);
});
