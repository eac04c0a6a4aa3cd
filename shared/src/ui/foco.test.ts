import { enfocarTitulo, nadieTieneElFoco } from './foco.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Clientes</h1><h1 tabindex="-1">Tus Ventas</h1><button>Quitar</button></main>';
});

const titulos = () => document.querySelectorAll('h1');

test('the title of the section on the screen takes the focus, not one that is out of sight', () => {
  titulos().forEach((h1, indice) => {
    h1.checkVisibility = () => indice === 1;
  });
  enfocarTitulo();
  expect(document.activeElement).toHaveTextContent('Tus Ventas');
});

test('a browser that cannot tell takes the first', () => {
  enfocarTitulo();
  expect(document.activeElement).toHaveTextContent('Clientes');
});

test('nobody has the focus once what had it is gone', () => {
  const boton = document.querySelector('button');
  boton?.focus();
  expect(nadieTieneElFoco()).toBe(false);
  boton?.remove();
  expect(nadieTieneElFoco()).toBe(true);
});
