import type { Line } from '../../notas/nota';
import { carryOver } from './carryOver';
import { type Draft, newDraft } from './draft';

const line = (id: string, fields: Partial<Line> = {}): Line => ({
  id,
  servicio: 'Edredón',
  servicioId: 's-1',
  medida: 'pz',
  cantidad: 1_000,
  precio: 8_000,
  ...fields,
});

const draft = (fields: Partial<Draft>): Draft => ({ ...newDraft(), ...fields });

test('the recoleccion has the new nota’s observations beside its own', () => {
  const source = draft({ observaciones: { marcas: ['boton'], detalle: 'sin gancho' } });
  const target = draft({ observaciones: { marcas: ['mancha'], detalle: 'en la manga' } });
  expect(carryOver(source, target).observaciones).toEqual({ marcas: ['mancha', 'boton'], detalle: 'en la manga. sin gancho' });
});

test('a line that both have keeps the observations of both and the sum of their pieces', () => {
  const source = draft({ lineas: [line('b', { cantidad: 2_000, observaciones: { marcas: ['rotura'], detalle: '' } })] });
  const { lineas: lines } = carryOver(source, draft({ lineas: [line('a')] }));
  expect(lines).toEqual([line('a', { cantidad: 3_000, observaciones: { marcas: ['rotura'], detalle: '' } })]);
});

test('the promised day and the credit that the user chose are the recoleccion’s', () => {
  const source = draft({ fechaEntrega: '2026-12-05', credit: { id: 'c', monto: 5_000 } });
  const target = draft({ fechaEntrega: '2026-12-01' });
  expect(carryOver(source, target)).toMatchObject({
    id: target.id,
    fechaEntrega: '2026-12-05',
    credit: { id: 'c', monto: 5_000 },
  });
  expect(carryOver(draft({}), target)).toMatchObject({ fechaEntrega: '2026-12-01', credit: null });
});
