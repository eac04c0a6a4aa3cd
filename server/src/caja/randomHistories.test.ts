import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';

const HISTORIES = 300;

/**
 * Runs the histories with the server's functions on several drawers at once, and logs the turno for which each pago and
 * movimiento was meant. Then SQL of the test, not of the server, sums the stored amounts by that log.
 */
const script = (file: string) => `
  const { saveCaja, assignCaja } = await module('caja/cajas');
  const { openTurno } = await module('caja/openTurno');
  const { moveCash, cancelMovement } = await module('caja/movements');
  const { sendCount } = await module('caja/sendCount');
  const { closeTurno } = await module('caja/closeTurno');
  const { saveNota } = await module('ventas/save/saveNota');
  const { refundPago } = await module('ventas/corrections/refundPago');
  const { returnCredit } = await module('credit/returnCredit');
  const { voidNotas } = await module('ventas/void/voidNotas');
  const { randomUUID } = await import('node:crypto');
  await (await module('db/migrate')).migrate(db);
  const run = (text) => sql.raw(text).execute(db.kysely);
  await run(\`insert into tenants (id, nombre, color_primario, color_secundario, envio)
    select gen_random_uuid(), 'L' || i, '#274c77', '#6096ba', '{"rulesType":"sinCosto","rules":{}}' from generate_series(1, 5) i\`);
  await run("insert into sucursales (tenant_id, id, nombre) select id, gen_random_uuid(), 'S' || i from tenants, generate_series(1, 2) i");
  await run("insert into usuarios (tenant_id, id, usuario, nombre, rol, sucursal_id, confirmado) select tenant_id, gen_random_uuid(), id || '@x.mx', 'Ana', 'admin', id, true from sucursales");
  const { rows: branches } = await run(\`select s.tenant_id as "tenantId", s.id as "sucursalId", u.id as "userId"
    from sucursales s join usuarios u on u.tenant_id = s.tenant_id and u.sucursal_id = s.id\`);
  const METHODS = ['Efvo', 'TDC', 'Transf', 'Link'];
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const log = [], answers = [], openings = [], credits = [];
  const seen = { late: 0, none: 0, reversed: 0, cancelled: 0, kept: 0, applied: 0, returned: 0, voided: 0, refused: 0 };
  let held = 0;

  async function history(seed) {
    let state = seed * 7919 + 1;
    const random = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
    const upTo = (n) => Math.floor(random() * n);
    const pesos = (most) => (1 + upTo(most * 100)) / 100;
    const branch = branches[seed % branches.length];
    const session = { ...branch, sessionId: randomUUID(), rol: 'admin', nombre: 'Ana', zonaHoraria: 'America/Mexico_City' };
    const cliente = randomUUID();
    await run(\`insert into clientes (tenant_id, id, nombre, apellido) values ('\${branch.tenantId}', '\${cliente}', 'A', 'B')\`);
    const caja = randomUUID();
    await saveCaja(db, session, { _id: caja, nombre: caja.slice(0, 30) });
    const registers = random() < 0.5 ? [randomUUID()] : [randomUUID(), randomUUID()];
    for (const register of registers) await assignCaja(db, session, { equipo: register, caja });
    const notas = [], pagos = [], closed = [];
    let open = null, number = 0, credit = 0;

    /** Saves new pagos to a new or an earlier nota. They are meant for the open turno, for an older one, or for none. */
    async function pay(amounts, hint) {
      const nota = notas.length > 0 && random() < 0.5 ? notas[upTo(notas.length)] : { id: randomUUID(), pagos: [] };
      const added = amounts.map((monto) => ({ _id: randomUUID(), monto, metodo: METHODS[upTo(4)] }));
      await send(nota, added, hint);
      if (!notas.includes(nota)) notas.push(nota);
      pagos.push(...added.map((pago) => ({ ...pago, nota })));
    }
    async function send(nota, added, hint) {
      const lines = nota.lines ?? [{ _id: randomUUID(), servicio: 'Ropa', medida: 'flex', cantidad: 1, precio: 90000 }];
      const saved = await saveNota(db, session, { id: nota.id, version: nota.version, usuario: cliente, fecha: today, articulos: lines,
        pagos: [...nota.pagos, ...added], equipo: registers[upTo(registers.length)], ...(hint && { turno: hint }) });
      nota.version = saved.version;
      nota.lines = lines;
      nota.pagos = [...nota.pagos, ...added];
      logPagos(added.map(({ _id, metodo }) => ({ id: _id, metodo })), hint ?? open);
    }
    /** Pagos by credit belong to no drawer, so they count in no turno and no opening. */
    function logPagos(added, meant) {
      const late = meant === null || meant !== open;
      for (const { id, metodo } of added) {
        if (metodo === 'Saldo') log.push({ id, turno: null, opens: null });
        else log.push({ id, turno: late ? null : meant, opens: late ? { caja, number: open ? number : number + 1 } : null });
      }
      const money = added.filter(({ metodo }) => metodo !== 'Saldo').length;
      if (late) seen[meant === null ? 'none' : 'late'] += money;
    }
    /** Does one of three: keeps a pago as credit, pays with credit, or returns part of it in money. */
    async function moveCredit(free) {
      const dice = random();
      const part = (1 + upTo(credit)) / 100;
      if (credit > 0 && dice < 0.45) {
        if (notas.length === 0) return;
        await send(notas[upTo(notas.length)], [{ _id: randomUUID(), monto: part, metodo: 'Saldo' }]);
        credit -= Math.round(part * 100);
        seen.applied += 1;
      } else if (credit > 0 && dice < 0.8) {
        const metodo = METHODS[upTo(4)];
        const returned = await returnCredit(db, session, { id: cliente, operacion: randomUUID(), monto: part, metodo, equipo: registers[0] });
        credit -= Math.round(part * 100);
        seen.returned += 1;
        const ids = new Set(log.map(({ id }) => id));
        for (const id of returned.notas) {
          const { rows } = await run(\`select id, metodo from pagos where nota_id = '\${id}'\`);
          logPagos(rows.filter((row) => !ids.has(row.id)), open);
          notas.find((nota) => nota.id === id).version += 1;
        }
      } else if (free.length > 0) {
        const { nota, ...pago } = free[upTo(free.length)];
        pagos.find(({ _id }) => _id === pago._id).reversed = true;
        const reversa = randomUUID();
        const saved = await refundPago(db, session, { id: nota.id, operacion: randomUUID(), pago: pago._id, reversa, monto: pago.monto, metodo: 'Saldo', motivo: 'x' });
        nota.version = saved.version;
        log.push({ id: reversa, turno: null, opens: null });
        credit += Math.round(pago.monto * 100);
        seen.kept += 1;
      }
    }
    /**
     * Voids a nota; the server refuses one that gave credit. Money that isn't returned is 'held': the laundry has it, but no
     * sum counts it.
     */
    async function voidOne() {
      const nota = notas[upTo(notas.length)];
      const read = async () => (await run(\`select id, metodo, monto::int as monto from pagos where nota_id = '\${nota.id}'\`)).rows;
      const sum = (rows, credit) => rows.filter(({ metodo }) => (metodo === 'Saldo') === credit).reduce((total, { monto }) => total + monto, 0);
      const before = await read();
      const returns = random() < 0.5;
      const money = returns ? { dinero: 'devuelto', metodo: METHODS[upTo(4)], equipo: registers[0] } : { dinero: 'pendiente' };
      const failure = await voidNotas(db, session, { items: [nota.id], motivo: 'x', ...money }).then(() => null, (error) => error);
      if (sum(before, true) < 0) {
        if (failure?.status !== 409) throw failure ?? new Error('A nota that gave credit was voided');
        seen.refused += 1;
        return;
      }
      if (failure) throw failure;
      const ids = new Set(before.map(({ id }) => id));
      const after = await read();
      logPagos(after.filter(({ id }) => !ids.has(id)), open);
      held += sum(after, false);
      credit += sum(before, true);
      notas.splice(notas.indexOf(nota), 1);
      for (let i = pagos.length - 1; i >= 0; i--) if (pagos[i].nota === nota) pagos.splice(i, 1);
      seen.voided += 1;
    }
    async function move(turno) {
      const tipo = ['entrada', 'gasto', 'retiro'][upTo(3)];
      const body = { _id: randomUUID(), turno, equipo: registers[0], tipo, monto: pesos(500), ...(tipo === 'gasto' && { categoria: 'insumos' }) };
      await moveCash(db, session, body);
      const late = turno !== open;
      const where = { turno: late ? null : turno, opens: late ? { caja, number: open ? number : number + 1 } : null };
      log.push({ id: body._id, ...where });
      if (!late && random() < 0.3) {
        const _id = randomUUID();
        await cancelMovement(db, session, { _id, movimiento: body._id });
        log.push({ id: _id, ...where });
        seen.cancelled += 1;
      }
    }
    async function step() {
      const dice = random();
      const old = closed.length > 0 && random() < 0.3 ? closed[upTo(closed.length)] : undefined;
      const free = pagos.filter((pago) => !pago.reversed);
      if (dice < 0.45) return pay(random() < 0.3 ? [pesos(300), pesos(300)] : [pesos(300)], old);
      if (dice < 0.57 && free.length > 0) {
        const pago = free[upTo(free.length)];
        pago.reversed = true;
        seen.reversed += 1;
        return send(pago.nota, [{ _id: randomUUID(), monto: -pago.monto, metodo: pago.metodo, reversa_de: pago._id }], old);
      }
      if (dice < 0.78) return moveCredit(free);
      if (dice < 0.84 && notas.length > 0) return voidOne();
      if (open || old) return move(old ?? open);
    }

    for (let turnos = 1 + upTo(2); turnos > 0; turnos--) {
      const id = randomUUID();
      const fondo = upTo(3000);
      const turno = await openTurno(db, session, { _id: id, equipo: registers[0], efectivo: { total: fondo } });
      open = id;
      number = turno.numero;
      for (let steps = 1 + upTo(5); steps > 0; steps--) await step();
      const count = { _id: randomUUID(), turno: id, efectivo: { total: pesos(4000) }, tdc: pesos(900), transf: pesos(900), link: pesos(900) };
      const result = await sendCount(db, session, count);
      const corte = await closeTurno(db, session, { _id: randomUUID(), turno: id, conteo: result.conteo, registros: result.registros,
        fondo: upTo(Math.floor(count.efectivo.total)), motivo: 'no_se' });
      open = null;
      closed.push(id);
      answers.push(...corte.resultado.metodos.map(({ metodo, esperado, contado, diferencia }) => ({ turno: id, metodo, esperado, contado, diferencia })));
      openings.push({ caja, number, left: corte.fondo, expected: corte.apertura.esperado });
      for (let steps = upTo(2); steps > 0; steps--) await step();
    }
    credits.push({ cliente, credit });
  }
  const pending = Array.from({ length: ${HISTORIES} }, (_, i) => i + 1);
  const work = async () => { for (let seed = pending.pop(); seed !== undefined; seed = pending.pop()) await history(seed); };
  await Promise.all([work(), work(), work(), work()]);

  const asTable = sql\`jsonb_to_recordset(\${JSON.stringify(log)}::jsonb) as l(id uuid, turno uuid, opens jsonb)\`;
  const amounts = sql\`select p.id, p.metodo, p.monto from pagos p union all
    select m.id, 'Efvo', m.monto * (case m.tipo when 'entrada' then 1 else -1 end) * (case when m.cancela is null then 1 else -1 end) from movimientos m\`;
  const { rows: sums } = await sql\`select t.id as turno, f.metodo,
      (coalesce(sum(a.monto), 0) + case f.metodo when 'Efvo' then t.fondo else 0 end)::int as esperado,
      (select case f.metodo when 'Efvo' then q.efvo when 'TDC' then q.tdc when 'Transf' then q.transf else q.link end
       from conteos q where q.turno_id = t.id)::int as contado
    from turnos t cross join unnest(array['Efvo', 'TDC', 'Transf', 'Link']) f(metodo)
    left join (select l.turno, x.metodo, x.monto from \${asTable} join (\${amounts}) x on x.id = l.id) a on a.turno = t.id and a.metodo = f.metodo
    group by t.id, t.fondo, f.metodo\`.execute(db.kysely);
  const { rows: late } = await sql\`select l.opens->>'caja' as caja, (l.opens->>'number')::int as number, sum(x.monto)::int as cash
    from \${asTable} join (\${amounts}) x on x.id = l.id where l.opens is not null and x.metodo = 'Efvo' group by 1, 2\`.execute(db.kysely);
  const { rows: [totals] } = await run(\`select (select count(*) from pagos)::int + (select count(*) from movimientos)::int as stored,
    (select count(*)::int from (select from cortes group by caja_id having max(numero) <> count(*) or min(numero) <> 1) x) as gaps\`);
  const { rows: wrongCredits } = await sql\`select l.cliente from jsonb_to_recordset(\${JSON.stringify(credits)}::jsonb) as l(cliente uuid, credit int)
    left join (select n.cliente_id, -sum(p.monto) as credit from pagos p join notas n on n.id = p.nota_id where p.metodo = 'Saldo' and n.anulada_en is null group by 1) s
      on s.cliente_id = l.cliente where l.credit <> coalesce(s.credit, 0) or l.credit < 0\`.execute(db.kysely);
  const { rows: [collected] } = await run("select (select sum(monto)::int from pagos where metodo <> 'Saldo') as taken, (select sum(monto)::int from resumen_pagos) as counted");
  const { rows: wrongRollup } = await run("select r.* from tenants t, revisar_resumen(t.id) r where (r.ventas, r.pagos, r.clientes) <> (0, 0, 0)");
  const { writeFileSync } = await import('node:fs');
  writeFileSync(${JSON.stringify(file)}, JSON.stringify({ answers, openings, sums, late, wrongCredits, wrongRollup, collected: { ...collected, held }, totals: { ...totals, logged: log.length }, seen }));
  return null;`;

interface Result {
  answers: { turno: string; metodo: string; esperado: number; contado: number; diferencia: number }[];
  openings: { caja: string; number: number; left: number; expected: number | null }[];
  sums: { turno: string; metodo: string; esperado: number; contado: number }[];
  late: { caja: string; number: number; cash: number }[];
  totals: { stored: number; logged: number; gaps: number };
  wrongCredits: unknown[];
  wrongRollup: unknown[];
  /** Centavos: money of all pagos, the part that the rollup counts, and the part that voided notas hold. */
  collected: { taken: number; counted: number; held: number };
  seen: Record<'late' | 'none' | 'reversed' | 'cancelled' | 'kept' | 'applied' | 'returned' | 'voided' | 'refused', number>;
}

let result: Result;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'histories-'));
  const file = join(folder, 'result.json');
  await withDatabase(await newDatabase({ demo: false }), script(file));
  result = JSON.parse(await readFile(file, 'utf8')) as Result;
  await rm(folder, { recursive: true });
}, 600_000);

const centavos = (pesos: number) => Math.round(pesos * 100);

describe(`${HISTORIES} random histories of drawers`, () => {
  it('have, in each corte and method, what an independent sum expects and counts, to the centavo', () => {
    const sums = new Map(result.sums.map((row) => [`${row.turno} ${row.metodo}`, row]));
    expect(result.answers.length).toBeGreaterThanOrEqual(HISTORIES * 4);
    expect(result.answers).toHaveLength(result.sums.length);
    for (const { turno, metodo: method, esperado: expected, contado: counted, diferencia: difference } of result.answers) {
      const sum = sums.get(`${turno} ${method}`);
      expect({ turno, method, amounts: [expected, counted, difference].map(centavos) }).toEqual({
        turno,
        method,
        amounts: [sum?.esperado, sum?.contado, (sum?.contado ?? 0) - (sum?.esperado ?? 0)],
      });
    }
  });

  it('count at each opening what the last corte left and what came since, late or without a turno', () => {
    const cameFor = (caja: string, number: number) =>
      result.late.find((row) => row.caja === caja && row.number === number)?.cash ?? 0;
    for (const { caja, number, expected } of result.openings) {
      const before = result.openings.find((row) => row.caja === caja && row.number === number - 1);
      const sum = before ? centavos(before.left) + cameFor(caja, number) : null;
      expect({ caja, number, expected: expected === null ? null : centavos(expected) }).toEqual({ caja, number, expected: sum });
    }
  });

  it('leave each cliente the credit that was kept less what was used, and a rollup that is that of the notas', () => {
    expect(result.wrongCredits).toEqual([]);
    expect(result.wrongRollup).toEqual([]);
  });

  it('count as collected all the money taken but for what voided notas hold', () => {
    const { taken, counted, held } = result.collected;
    expect(held).toBeGreaterThan(0);
    expect(counted).toBe(taken - held);
  });

  it('lose nothing, number cortes without gaps, and had late pagos, reversals, cancellations and credit', () => {
    expect(result.totals).toEqual({ stored: result.totals.logged, logged: result.totals.logged, gaps: 0 });
    for (const times of Object.values(result.seen)) expect(times).toBeGreaterThan(10);
  });
});
