import fc from 'fast-check';
import { type Borrador, CAMPOS, EN_BLANCO } from './borrador';
import { combinar } from './conflicto';

const domicilio = fc
  .constantFrom('Calle 1', 'Calle 2', 'Calle 3', 'Calle 4')
  .map((descripcion) => ({ descripcion, lat: null, lon: null }));
const borrador: fc.Arbitrary<Borrador> = fc.record({
  ...(Object.fromEntries(CAMPOS.map((campo) => [campo, fc.constantFrom('', 'a', 'b', 'c')])) as Record<
    (typeof CAMPOS)[number],
    fc.Arbitrary<string>
  >),
  domicilio: fc.uniqueArray(domicilio, { selector: ({ descripcion }) => descripcion }),
});
const nombres = ({ domicilio: lista }: Borrador) => lista.map(({ descripcion }) => descripcion).sort();

test('who changed nothing gets theirs; over nothing of theirs, what was typed stays', () => {
  fc.assert(
    fc.property(borrador, borrador, (uno, otro) => {
      expect(combinar(otro, uno, uno)).toEqual({ ahora: otro, chocan: [] });
      const mio = combinar(uno, uno, otro);
      expect({ ...mio.ahora, domicilio: nombres(mio.ahora) }).toEqual({ ...otro, domicilio: nombres(otro) });
      expect(mio.chocan).toEqual([]);
    }),
  );
});

test('each field is of who changed it; what was typed stays where both did, and only there is it said', () => {
  fc.assert(
    fc.property(borrador, borrador, borrador, (actual, desde, ahora) => {
      const combinado = combinar(actual, desde, ahora);
      for (const campo of CAMPOS) {
        const mio = ahora[campo] !== desde[campo];
        expect(combinado.ahora[campo]).toBe(mio ? ahora[campo] : actual[campo]);
        expect(combinado.chocan.includes(campo)).toBe(mio && actual[campo] !== desde[campo] && actual[campo] !== ahora[campo]);
      }
      const [a, d, m] = [actual, desde, ahora].map((uno) => new Set(nombres(uno)));
      for (const calle of ['Calle 1', 'Calle 2', 'Calle 3', 'Calle 4']) {
        const [suyo, antes, aqui] = [a?.has(calle), d?.has(calle), m?.has(calle)];
        expect(nombres(combinado.ahora).filter((una) => una === calle)).toHaveLength((aqui === antes ? suyo : aqui) ? 1 : 0);
      }
    }),
  );
});

test('a first address typed in a blank form stays', () => {
  const calle = { descripcion: 'Calle 1', lat: null, lon: null };
  expect(combinar(EN_BLANCO, EN_BLANCO, { ...EN_BLANCO, domicilio: [calle] }).ahora.domicilio).toEqual([calle]);
});
