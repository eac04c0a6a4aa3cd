import { focusPageTitle, isFocusLost } from './focusPageTitle.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Clientes</h1><h1 tabindex="-1">Tus Ventas</h1><button>Quitar</button></main>';
});

const titles = () => document.querySelectorAll('h1');

test('focuses the title of the visible section, not of a hidden one', () => {
  titles().forEach((h1, index) => {
    h1.checkVisibility = () => index === 1;
  });
  focusPageTitle();
  expect(document.activeElement).toHaveTextContent('Tus Ventas');
});

test('focuses the first title without checkVisibility', () => {
  focusPageTitle();
  expect(document.activeElement).toHaveTextContent('Clientes');
});

test('the focus is lost when the focused element is removed', () => {
  const button = document.querySelector('button');
  button?.focus();
  expect(isFocusLost()).toBe(false);
  button?.remove();
  expect(isFocusLost()).toBe(true);
});
