import fc from 'fast-check';
import {
  countObservations,
  joinObservations,
  MARKS,
  MAX_DETAIL,
  MAX_PHOTO_SIDE,
  type Observations,
  observationsText,
  photoSize,
  sameObservations,
  tidyObservations,
} from './observations.ts';

const observations: fc.Arbitrary<Observations> = fc.record({
  marcas: fc.array(fc.constantFrom(...MARKS), { maxLength: 6 }),
  detalle: fc.string({ maxLength: 40 }),
});

test.each<[Observations, string]>([
  [{ marcas: ['mancha', 'boton'], detalle: 'vino en la solapa' }, 'Mancha, botón faltante: vino en la solapa'],
  [{ marcas: ['destenido', 'rotura'], detalle: '' }, 'Rotura, desteñido'],
  [{ marcas: [], detalle: '  Huele a  humo ' }, 'Huele a humo'],
  [{ marcas: [], detalle: ' ' }, ''],
])('%j is written %j', (given, text) => {
  expect(observationsText(given)).toBe(text);
});

test('tidied observations have each mark once, stay as they are when tidied again and are written the same', () => {
  fc.assert(
    fc.property(observations, (given) => {
      const tidy = tidyObservations(given);
      expect(new Set(tidy.marcas).size).toBe(tidy.marcas.length);
      expect(new Set(tidy.marcas)).toEqual(new Set(given.marcas));
      expect(tidyObservations(tidy)).toEqual(tidy);
      expect(sameObservations(tidy, given)).toBe(true);
    }),
  );
});

test('joined observations have every mark of both, their details while these fit, and nothing twice', () => {
  fc.assert(
    fc.property(observations, observations, (one, other) => {
      const both = joinObservations(one, other);
      expect(new Set(both.marcas)).toEqual(new Set([...one.marcas, ...other.marcas]));
      for (const { detalle: detail } of [one, other])
        expect(both.detalle).toContain(tidyObservations({ marcas: [], detalle: detail }).detalle);
      expect(joinObservations(one, one)).toEqual(tidyObservations(one));
    }),
  );
});

test('details that don’t fit are cut at the limit', () => {
  const long = (letter: string) => ({ marcas: [], detalle: letter.repeat(MAX_DETAIL) });
  expect(joinObservations(long('a'), long('b')).detalle).toBe('a'.repeat(MAX_DETAIL));
});

test('what is counted is written, and nothing is written of what counts as none', () => {
  fc.assert(
    fc.property(observations, (given) => {
      expect(countObservations(tidyObservations(given)) === 0).toBe(observationsText(given) === '');
    }),
  );
});

test('a photo fits into its limit, keeps its shape and is never enlarged', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = photoSize(width, height);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(MAX_PHOTO_SIDE);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(height);
      if (Math.max(width, height) <= MAX_PHOTO_SIDE) expect(fitted).toEqual({ width, height });
      const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
