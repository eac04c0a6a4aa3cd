import { focusPageTitle, isFocusLost } from './focusPageTitle.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Clientes</h1><h1 tabindex="-1">Tus Ventas</h1><button>Quitar</button></main>';
});

const titles = () => document.querySelectorAll('h1');

test('the title of the section on the screen takes the focus, not one that is out of sight', () => {
  titles().forEach((h1, index) => {
    h1.checkVisibility = () => index === 1;
  });
  focusPageTitle();
  expect(document.activeElement).toHaveTextContent('Tus Ventas');
});

test('a browser that cannot tell takes the first', () => {
  focusPageTitle();
  expect(document.activeElement).toHaveTextContent('Clientes');
});

test('nobody has the focus once what had it is gone', () => {
  const button = document.querySelector('button');
  button?.focus();
  expect(isFocusLost()).toBe(false);
  button?.remove();
  expect(isFocusLost()).toBe(true);
});
