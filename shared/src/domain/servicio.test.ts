import { revisarServicio, TEXTOS_SERVICIO } from './servicio.ts';

const CATALOGO = [{ servicio: 'Sábana', categoria: 'Blancos' }];
const BUENO = { servicio: 'Cobija', categoria: 'Blancos', medida: 'pz', precio: 55 };

test('the rules break in the order of the specification', () => {
  const pasos: [object, string][] = [
    [{}, TEXTOS_SERVICIO.nombre],
    [{ servicio: ' sabana ' }, TEXTOS_SERVICIO.categoria],
    [{ servicio: 'sabana', nueva_categoria: true }, TEXTOS_SERVICIO.nombreCategoria],
    [{ servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true }, TEXTOS_SERVICIO.medida],
    [{ servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true, medida: 'pz' }, TEXTOS_SERVICIO.precio],
    [
      { servicio: 'sabana', categoria: 'BLANCOS', nueva_categoria: true, medida: 'pz', precio: 5 },
      TEXTOS_SERVICIO.categoriaExiste,
    ],
    [{ servicio: 'sabana', categoria: 'Otra', nueva_categoria: true, medida: 'pz', precio: 5 }, TEXTOS_SERVICIO.servicioExiste],
  ];
  for (const [forma, mensaje] of pasos) expect(revisarServicio(forma, CATALOGO)?.mensaje).toBe(mensaje);
});

test.each([0, -1, null, undefined, Number.NaN])('a price of %p is refused, unless flexible', (precio) => {
  expect(revisarServicio({ ...BUENO, precio }, CATALOGO)).toEqual({ campo: 'precio', mensaje: TEXTOS_SERVICIO.precio });
  expect(revisarServicio({ ...BUENO, medida: 'flex', precio }, CATALOGO)).toBeNull();
});

test('a price has centavos and an end', () => {
  expect(revisarServicio({ ...BUENO, precio: 1.234 }, CATALOGO)?.mensaje).toBe(TEXTOS_SERVICIO.decimales);
  expect(revisarServicio({ ...BUENO, precio: 1e9 }, CATALOGO)?.mensaje).toBe(TEXTOS_SERVICIO.precioMaximo);
  expect(revisarServicio(BUENO, CATALOGO)).toBeNull();
});

test('a service being changed may keep its name', () => {
  expect(revisarServicio({ ...BUENO, _id: 'x', servicio: 'Sábana' }, CATALOGO)).toBeNull();
});
