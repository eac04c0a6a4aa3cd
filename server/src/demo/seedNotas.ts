import type { Kysely } from 'kysely';
import { clavesDemo } from './claves.ts';
import { FOLIOS, LINES, NOTAS, PAGOS, REGISTERS } from './columns.ts';
import { insertRows } from './insert.ts';
import { lineRows, notaRows, pagoRows, type SeededAt } from './notaRows.ts';
import type { NotaDemo } from './notas.ts';
import { seedObservations } from './observations.ts';

/** Inserts a sucursal's notas with lines, pagos and observations, and sets its last folio and its register's last number. */
export async function seedNotas<B>(tx: Kysely<B>, where: SeededAt, notas: readonly NotaDemo[]): Promise<void> {
  const { tenant: tenant_id, sucursal: sucursal_id, letters, today, drawer } = where;
  const claves = clavesDemo(notas, letters, today);
  await insertRows(tx, 'notas', NOTAS, notaRows(where, notas, claves));
  await insertRows(tx, 'lineas', LINES, lineRows(where, notas));
  await insertRows(tx, 'pagos', PAGOS, pagoRows(where, notas));
  await seedObservations(tx, tenant_id, notas);
  await insertRows(tx, 'folios', FOLIOS, [{ tenant_id, sucursal_id, ultimo: notas.length }]);
  // The sucursal's id also serves as its register's id: another random id would change all the data generated after it.
  await insertRows(tx, 'equipos', REGISTERS, [
    { tenant_id, id: sucursal_id, letras: letters, ultimo: claves.size, caja_id: drawer?.cajaId ?? null },
  ]);
}
