import fc from 'fast-check';
import { maskMessage } from './maskedError.ts';

/** Names of people as users type them: one or several words, with apostrophes and quotation marks. */
const NAME = fc.stringMatching(/^[A-ZÁÉÑÖ]['’]?[A-Za-zÁáÉéÑñÖö]{3,12}(?:[ '’"][A-ZÁÉÑ][a-záéñ]{3,12}){0,2}$/u);

/** Messages of browsers and of code that quote data, such as a cliente's name, which must be masked. */
const QUOTING_DATA = [
  (name: string) => `Unexpected token '${name[0]}', "${name}" is not valid JSON`,
  (name: string) => `Unexpected token x, "{"nombre":"${name}"}" is not valid JSON`,
  (name: string) => `Unexpected token x, ..."bre":"${name}"... is not valid JSON`,
  (name: string) => `Cannot create property 'total' on string '${name}'`,
  (name: string) => `can't assign to property "total" on "${name}": not an object`,
  (name: string) => `Cannot read properties of undefined (reading '${name}')`,
  (name: string) => `No existe '${name}'`,
  (name: string) => `No existe \`${name}\``,
  (name: string) => `No existe “${name}” ni «${name}» ni ‘${name}’`,
  (name: string) => `No existe "${name}`,
  (name: string) => `"" no existe "${name}${' y otro'.repeat(60)}`,
];

/** Browsers' error messages that quote a name from the code, which must stay readable. */
const OF_CODE = [
  (name: string) => `Cannot read properties of undefined (reading '${name}')`,
  (name: string) => `can't access property "${name}", x is undefined`,
  (name: string) => `undefined is not an object (evaluating '${name}.total')`,
  (name: string) => `Cannot access '${name}' before initialization`,
  (name: string) => `${name} is not a function`,
];

test('no name that a message quotes is kept', () => {
  fc.assert(
    fc.property(NAME, fc.constantFrom(...QUOTING_DATA), (name, message) => {
      const kept = maskMessage(message(name).slice(0, 300));
      const words = name.split(/[^\p{L}]/u).filter((word) => word.length > 3);
      expect(words.filter((word) => kept.includes(word))).toEqual([]);
    }),
  );
});

test('names of the code are kept', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_$][A-Za-z_$]{0,20}$/), fc.constantFrom(...OF_CODE), (name, message) => {
      expect(maskMessage(message(name))).toBe(message(name));
    }),
  );
});

test('any text is masked to one of at most 300 characters, without e-mails or long numbers', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      const kept = maskMessage(`${text} ana@ejemplo.mx 5512345678`);
      expect(kept.length).toBeLessThanOrEqual(300);
      expect(kept).not.toMatch(/ana@ejemplo|5512345678/);
    }),
  );
});

test.each([
  ['Unexpected token \'Y\', "Yolanda" is not valid JSON', 'Unexpected token "…" is not valid JSON'],
  ["Failed to execute 'removeChild' on 'Node': it is no child.", 'Failed to execute \'removeChild\' on "…": it is no child.'],
  ["Can't find variable: total", "Can't find variable: total"],
])('%s', (message, kept) => {
  expect(maskMessage(message)).toBe(kept);
});
