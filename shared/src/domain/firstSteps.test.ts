import { nextStep } from './firstSteps.ts';

const NONE = { identidad: false, sucursal: false, catalogo: false, equipo: false, venta: false };

test.each([
  ['nothing', {}, 'identidad'],
  ['the identity', { identidad: true }, 'sucursal'],
  ['the catalogue alone', { catalogo: true }, 'venta'],
  ['all but the team', { identidad: true, sucursal: true, catalogo: true, venta: true }, 'equipo'],
  ['everything', { identidad: true, sucursal: true, catalogo: true, equipo: true, venta: true }, null],
])('after %s', (_done, changes, next) => {
  expect(nextStep({ ...NONE, ...changes })).toBe(next);
});
