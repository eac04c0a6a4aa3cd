import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import { holdsMoney, type VoidedMoney } from '@lavanda/shared/domain/voiding';
import { type Kysely, sql } from 'kysely';
import type { NotaDemo } from './notas.ts';

interface VoidDemo {
  reason: string;
  /** How many days ago the nota was voided; the time is 10:42. */
  days: number;
  money: VoidedMoney;
}

const VOIDS: readonly VoidDemo[] = [
  { reason: 'Se capturó dos veces', days: 9, money: { dinero: 'devuelto', metodo: 'Efvo' } },
  { reason: 'El cliente canceló el servicio', days: 2, money: { dinero: 'pendiente', metodo: null } },
];

/** Chooses a nota for each void: the newest one with pagos that was closed before the day of the void. */
function voidedDemo(notas: readonly NotaDemo[], today: LocalDay): [NotaDemo, VoidDemo][] {
  const taken = new Set<string>();
  return VOIDS.flatMap((done): [NotaDemo, VoidDemo][] => {
    const day = addDays(today, -done.days);
    const nota = notas.findLast(
      ({ id, closed, abonos }) => closed !== null && closed < day && holdsMoney(abonos) && !taken.has(id),
    );
    if (!nota) return [];
    taken.add(nota.id);
    return [[nota, done]];
  });
}

/**
 * Reverses in cash the pagos of a nota whose money was returned. The reversals belong to no turno, because the demo's cortes,
 * which are stored before, don't count them.
 * @returns the reversals in the form of the history
 */
async function returnPagos<B>(
  tx: Kysely<B>,
  { tenant, person, moment, reason }: { tenant: string; person: string; moment: string; reason: string },
  { id, pagos }: NotaDemo,
): Promise<object[]> {
  await sql`update notas set abonos = 0, ajuste = 0 where tenant_id = ${tenant} and id = ${id}`.execute(tx);
  const { rows } = await sql<{ id: string; fecha: string; monto: number; metodo: string; reversaDe: string }>`
    insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, reversa_de, motivo, creado_por, creado_en)
    select p.tenant_id, md5(p.id::text || 'devuelto')::uuid, p.nota_id, p.sucursal_id, ${moment.slice(0, 10)}::date, -p.monto, 'Efvo',
      p.id, ${reason}, ${person}::uuid, ${moment}::timestamptz
    from pagos p where p.tenant_id = ${tenant} and p.id = any(${pagos.map((pago) => pago.id)}::uuid[])
    returning id, fecha, monto, metodo, reversa_de as "reversaDe"`.execute(tx);
  return rows.map((pago) => ({ ...pago, motivo: reason }));
}

/** Voids two notas of a sucursal, as if `person` had done so some days ago. The sucursal's rollup has to be built afterwards. */
export async function seedVoided<B>(
  tx: Kysely<B>,
  where: { tenant: string; person: string; today: LocalDay },
  notas: readonly NotaDemo[],
): Promise<void> {
  const { tenant, person, today } = where;
  for (const [nota, { reason, days, money }] of voidedDemo(notas, today)) {
    const { id } = nota;
    const moment = `${addDays(today, -days)}T10:42:00-06:00`;
    const method = money.metodo && { metodo: [null, money.metodo] };
    const pagos = money.dinero === 'devuelto' ? await returnPagos(tx, { tenant, person, moment, reason }, nota) : [];
    const told = { dinero: [null, money.dinero], ...method, motivo: reason, ...(pagos.length > 0 && { pagos }) };
    const change = { anulada: [false, true], ...told };
    await sql`update notas set anulada_en = ${moment}::timestamptz, anulada_por = ${person}, anulada_motivo = ${reason}, version = 2
      where tenant_id = ${tenant} and id = ${id}`.execute(tx);
    await sql`insert into nota_historia (tenant_id, nota_id, version, usuario_id, momento, cambio)
      values (${tenant}, ${id}, 2, ${person}, ${moment}::timestamptz, ${JSON.stringify(change)}::jsonb)`.execute(tx);
  }
}
