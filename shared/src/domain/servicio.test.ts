import { checkServicio, pricedNamesake, SERVICIO_TEXTS } from './servicio.ts';

const CATALOG = [{ servicio: 'Sábana', categoria: 'Blancos' }];
const GOOD = { servicio: 'Cobija', categoria: 'Blancos', medida: 'pz', precio: 55 };

test('returns the first broken rule in the order of the specification', () => {
  const steps: [object, string][] = [
    [{}, SERVICIO_TEXTS.nombre],
    [{ servicio: ' sabana ' }, SERVICIO_TEXTS.categoria],
    [{ servicio: 'sabana', nueva_categoria: true }, SERVICIO_TEXTS.categoryName],
    [{ servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true }, SERVICIO_TEXTS.medida],
    [{ servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true, medida: 'pz' }, SERVICIO_TEXTS.precio],
    [{ servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true, medida: 'pz', precio: 5 }, SERVICIO_TEXTS.categoryExists],
    [{ servicio: 'sabana', categoria: 'Otra', nueva_categoria: true, medida: 'pz', precio: 5 }, SERVICIO_TEXTS.servicioExists],
  ];
  for (const [form, message] of steps) expect(checkServicio(form, CATALOG)?.mensaje).toBe(message);
});

test.each([0, -1, null, undefined, Number.NaN])('a price of %p is refused, unless flexible', (price) => {
  expect(checkServicio({ ...GOOD, precio: price }, CATALOG)).toEqual({
    campo: 'precio',
    mensaje: SERVICIO_TEXTS.precio,
  });
  expect(checkServicio({ ...GOOD, medida: 'flex', precio: price }, CATALOG)).toBeNull();
});

test('a price has at most 2 decimals and an upper limit', () => {
  expect(checkServicio({ ...GOOD, precio: 1.234 }, CATALOG)?.mensaje).toBe(SERVICIO_TEXTS.decimals);
  expect(checkServicio({ ...GOOD, precio: 1e9 }, CATALOG)?.mensaje).toBe(SERVICIO_TEXTS.maxPrice);
  expect(checkServicio(GOOD, CATALOG)).toBeNull();
});

test('a service being changed may keep its name', () => {
  expect(checkServicio({ ...GOOD, _id: 'x', servicio: 'Sábana' }, CATALOG)).toBeNull();
});

test('a name with invisible characters is the one it looks like', () => {
  const form = { ...GOOD, servicio: 'S\u200babana', categoria: 'Blanc\u00ados' };
  expect(checkServicio(form, CATALOG)?.mensaje).toBe(SERVICIO_TEXTS.servicioExists);
  expect(checkServicio({ ...form, nueva_categoria: true }, CATALOG)?.mensaje).toBe(SERVICIO_TEXTS.categoryExists);
  expect(checkServicio({ ...GOOD, servicio: '\u200b\u2060' }, CATALOG)?.mensaje).toBe(SERVICIO_TEXTS.nombre);
});

test('only what is sold by piece or weight keeps its name from flexible lines', () => {
  const catalog = [
    { servicio: 'Costura', medida: 'flex' },
    { servicio: 'Sábana', medida: 'pz' },
  ] as const;
  expect(pricedNamesake(' SABANA\u200b', catalog)).toBe(catalog[1]);
  expect(pricedNamesake('costura', catalog)).toBeUndefined();
  expect(pricedNamesake('Sábana con encaje', catalog)).toBeUndefined();
});
