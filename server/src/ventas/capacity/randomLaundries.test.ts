import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptPromises, PromisedDay } from '@lavanda/shared/contract/schemas/promises';
import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { type Agenda, type Load, MAX_CAPACITY_DAYS, proposedDay } from '@lavanda/shared/domain/capacity';
import { addDays } from '@lavanda/shared/domain/dates';
import { isClosed } from '@lavanda/shared/domain/openingHours';
import { withDatabase } from '../../testing/asOwner.ts';
import { newDatabase } from '../../testing/server.ts';

const LAUNDRIES = 200;
const TODAY = '2026-11-10';
const UNTIL = addDays(TODAY, MAX_CAPACITY_DAYS - 1);

/** Creates random laundries, calls the server's functions for each laundry, and computes the same sums with separate SQL. */
const script = (file: string) => `
  const { readCapacity } = await module('ventas/capacity/readCapacity');
  const { readPromises } = await module('reports/promises');
  await (await module('db/migrate')).migrate(db);
  const run = (text) => sql.raw(text).execute(db.kysely);
  await db.kysely.connection().execute(async (connection) => {
    const q = (text) => sql.raw(text).execute(connection);
    await q("select setseed(0.42)");
    await q(\`insert into tenants (id, nombre, color_primario, color_secundario, envio)
      select gen_random_uuid(), 'L' || i, '#274c77', '#6096ba', '{"rulesType":"sinCosto","rules":{}}' from generate_series(1, ${LAUNDRIES}) i\`);
    await q(\`insert into sucursales (tenant_id, id, nombre, zona_horaria, capacidad_gramos, capacidad_piezas, dias_cerrados, fechas_cerradas)
      select id, gen_random_uuid(), 'S', (array['America/Tijuana', 'America/Mexico_City', 'America/Cancun'])[1 + floor(random() * 3)::int],
        case when random() < 0.8 then 1000 * (5 + floor(random() * 40))::bigint end, case when random() < 0.8 then 3 + floor(random() * 20)::int end,
        case when random() < 0.5 then array[1 + floor(random() * 7)::int]::smallint[] else '{}' end,
        case when random() < 0.5 then array['${TODAY}'::date + floor(random() * 9)::int] else '{}' end from tenants\`);
    await q("insert into clientes (tenant_id, id, nombre, apellido) select id, gen_random_uuid(), 'A', 'B' from tenants");
    await q(\`insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha_entrega, status, anulada_en, lista_en, cerrada_en)
      select s.tenant_id, gen_random_uuid(), s.id, i, c.id, 'A B', '${TODAY}'::date - 60, dia, estado,
        case when random() < 0.1 then now() end,
        case when random() < 0.5 then dia + interval '1 hour' * (random() * 60 - 24) end,
        case when estado = 10 then dia + interval '1 hour' * (random() * 90 - 24) end
      from sucursales s join clientes c on c.tenant_id = s.tenant_id, generate_series(1, 24) i,
        lateral (select case when random() < 0.95 then '${TODAY}'::date + floor(random() * 30 - 18 + i * 0)::int end as dia,
          (array[0, 0, 10, 10])[1 + floor(random() * 4 + i * 0)::int]::smallint as estado) x\`);
    await q(\`insert into lineas (tenant_id, nota_id, id, orden, servicio, medida, cantidad, precio, importe)
      select tenant_id, id, gen_random_uuid(), j, 'X', medida, case when medida = 'kg' then 1 + floor(random() * 9000)::int else 1000 * (1 + floor(random() * 4))::int end, 0, 0
      from notas n, generate_series(1, 3) j, lateral (select (array['kg', 'pz', 'flex'])[1 + floor(random() * 3 + n.folio * 0 + j * 0)::int] as medida) x\`);
  });
  const { rows: branches } = await run('select tenant_id as "tenantId", id as "sucursalId", zona_horaria as zona from sucursales order by 1');
  const now = new Date('${TODAY}T12:00:00-06:00');
  const laundries = [];
  for (const { tenantId, sucursalId } of branches) {
    const session = { tenantId, sucursalId, rol: 'user' };
    const answer = await readCapacity(db, session, { desde: '${TODAY}', hasta: '${UNTIL}' });
    laundries.push({ tenantId, ...answer, promesas: await readPromises(db, session, null, 2026, now) });
  }
  const { rows: fills } = await run(\`select n.tenant_id, n.fecha_entrega::text as dia,
      sum((select coalesce(sum(cantidad), 0) from lineas l where l.nota_id = n.id and l.tenant_id = n.tenant_id and medida = 'kg'))::int as gramos,
      sum((select coalesce(sum(cantidad / 1000), 0) from lineas l where l.nota_id = n.id and l.tenant_id = n.tenant_id and medida = 'pz'))::int as piezas
    from notas n where n.anulada_en is null and n.status in (0, 10) and n.fecha_entrega is not null group by 1, 2\`);
  const { rows: kept } = await run(\`select n.tenant_id, to_char(n.fecha_entrega, 'MM')::int as mes, count(*)::int as prometidas,
      sum(case when coalesce(n.lista_en, n.cerrada_en) < (n.fecha_entrega + 1)::timestamp at time zone s.zona_horaria then 1 else 0 end)::int as cumplidas
    from notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    where n.anulada_en is null and n.status in (0, 10) and n.fecha_entrega between '2026-01-01' and '2026-12-31'
      and (n.lista_en is not null or n.cerrada_en is not null or n.fecha_entrega < '${TODAY}') group by 1, 2\`);
  const { writeFileSync } = await import('node:fs');
  // A pipe would lose what isn't read yet when the process exits.
  writeFileSync(${JSON.stringify(file)}, JSON.stringify({ laundries, fills, kept }));
  return null;`;

interface Laundry {
  tenantId: string;
  capacidad: DailyCapacity;
  dias: PromisedDay[];
  promesas: KeptPromises[];
}
interface Result {
  laundries: Laundry[];
  fills: { tenant_id: string; dia: string; gramos: number; piezas: number }[];
  kept: { tenant_id: string; mes: number; prometidas: number; cumplidas: number }[];
}

let result: Result;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laundries-'));
  const file = join(folder, 'result.json');
  await withDatabase(await newDatabase({ demo: false }), script(file));
  result = JSON.parse(await readFile(file, 'utf8')) as Result;
  await rm(folder, { recursive: true });
}, 300_000);

const loadOn = ({ tenantId }: Laundry, day: string): Load => {
  const row = result.fills.find(({ tenant_id: tenant, dia: of }) => tenant === tenantId && of === day);
  return { grams: row?.gramos ?? 0, pieces: row?.piezas ?? 0 };
};

describe(`${LAUNDRIES} random laundries`, () => {
  it('have, on each day, the kilos and pieces of their notas', () => {
    expect(result.laundries).toHaveLength(LAUNDRIES);
    let filled = 0;
    for (const laundry of result.laundries) {
      expect(laundry.dias).toHaveLength(MAX_CAPACITY_DAYS);
      for (const { dia: day, kilos, piezas: pieces } of laundry.dias) {
        const load = loadOn(laundry, day);
        expect({ day, grams: Math.round(kilos * 1000), pieces }).toEqual({ day, ...load });
        if (load.grams > 0) filled += 1;
      }
    }
    expect(filled).toBeGreaterThan(LAUNDRIES);
  });

  it('propose the first day with room', () => {
    const moved = result.laundries.filter((laundry, number) => {
      const { kilos, piezas: pieces, dias_cerrados: weekdays, fechas_cerradas: dates } = laundry.capacidad;
      const own = { grams: (number % 5) * 1_000, pieces: number % 4 };
      const agenda: Agenda = {
        capacity: { grams: kilos === null ? null : Math.round(kilos * 1000), pieces },
        closed: { weekdays, dates },
        promised: new Map(laundry.dias.map((day) => [day.dia, { grams: Math.round(day.kilos * 1000), pieces: day.piezas }])),
      };
      for (const { dia: day, cerrado: closed } of laundry.dias) expect(isClosed(agenda.closed, day)).toBe(closed);
      const needs = (one: number) => (own.grams + own.pieces === 0 ? 1 : one);
      const hasRoom = (day: string) => {
        const { grams, pieces: counted } = loadOn(laundry, day);
        const kilosFit = kilos === null || needs(own.grams) === 0 || grams + needs(own.grams) <= kilos * 1000;
        const piecesFit = pieces === null || needs(own.pieces) === 0 || counted + needs(own.pieces) <= pieces;
        return kilosFit && piecesFit;
      };
      const usual = addDays(TODAY, 2);
      const first = laundry.dias.find(({ dia: day, cerrado: closed }) => day >= usual && !closed && hasRoom(day));
      expect(proposedDay(agenda, TODAY, false, 2, own)).toBe(first?.dia);
      return first?.dia !== usual;
    });
    expect(moved.length).toBeGreaterThan(20);
  });

  it('kept the promises that an independent sum counts, in their own time zones', () => {
    const told = result.laundries.flatMap(({ tenantId, promesas: rows }) =>
      rows.map(({ sucursal: _, ...month }) => ({ tenant_id: tenantId, ...month })),
    );
    const inOrder = <T extends { tenant_id: string; mes: number }>(rows: T[]) =>
      rows.sort((a, b) => a.tenant_id.localeCompare(b.tenant_id) || a.mes - b.mes);
    expect(inOrder(told)).toEqual(inOrder(result.kept));
    const sum = (field: 'prometidas' | 'cumplidas') => result.kept.reduce((all, row) => all + row[field], 0);
    expect(sum('cumplidas')).toBeGreaterThan(500);
    expect(sum('prometidas')).toBeGreaterThan(sum('cumplidas'));
  });
});
