import { openQuery } from '../query.mjs';
import { RULES } from '../reads.mjs';

const READS = {
  notas: `select id, clave, status, piezas from notas`,
  steps: `select operacion, nota_id, version from nota_historia where operacion is not null`,
  pagos: `select id, monto::int as monto, metodo, caja_id from pagos`,
  clientes: `select id from clientes`,
  movimientos: `select id, tipo, monto::int as monto, turno_id, clave from movimientos`,
  captures: `select clave from capturas`,
  registers: `select id, letras, ultimo::int as ultimo from equipos`,
};

const cents = (pesos) => Math.round(pesos * 100);
const idsOf = (rows) => new Set(rows.map(({ id }) => id));

/** The pagos that a save adds to its nota: those without a date, because the server's answers date the earlier ones. */
export function pagosOf({ body }) {
  return (body.pagos ?? []).filter(({ fecha: date }) => date === undefined);
}

/**
 * Checks the database against what the devices printed: nothing saved is lost, nothing is stored twice or without a
 * capture, no clave is missing, and each drawer's expected cash equals the printed sum to the centavo.
 * @param {{ printed: import('./printed.mjs').PrintedRecords; apart: Set<string>; tills: any[]; url: string }} options
 *   `apart`: ids of the queue's entries that wait for a person's decision; `tills`: for each drawer its register, its fondo
 *   and the cash that the server expected at the conteo, centavos
 */
export async function audit({ printed, apart, tills, url }) {
  const database = await openQuery({ url });
  try {
    const stored = {};
    for (const [name, sql] of Object.entries(READS)) stored[name] = await database.rows(sql);
    const saved = printed.saved.filter(({ id }) => !apart.has(id));
    const findings = [
      { name: 'everything that a device said is saved is there', failures: findLost(saved, stored) },
      { name: 'nothing is there twice, refused, or without a capture', failures: findDoubled(printed, apart, stored) },
      { name: 'the pieces of every nota are those that were tagged last', failures: findPieces(printed, stored) },
      { name: 'every clave is accounted for', failures: findClaves(printed, apart, stored) },
      {
        name: 'the cash of every drawer is what its device printed',
        failures: tills.flatMap((till) => findCash(till, printed, stored)),
      },
      { name: 'whoever captures is never told that the network is gone', failures: findTurnedAway(printed) },
      { name: 'the devices saw what was promised', failures: printed.complaints },
    ];
    for (const [name, sql] of RULES) {
      const [{ n }] = await database.rows(sql);
      findings.push({ name: `no ${name}`, failures: n === 0 ? [] : [`${n} ${name}`] });
    }
    return findings;
  } finally {
    await database.close();
  }
}

function findLost(saved, stored) {
  const steps = new Set(stored.steps.map(({ operacion: operation }) => operation));
  const pagos = new Map(stored.pagos.map((pago) => [pago.id, pago]));
  const [notas, clientes, movements] = [stored.notas, stored.clientes, stored.movimientos].map(idsOf);
  const isClosed = (nota) => saved.some((call) => call.nota === nota && call.body.status === 10);
  // The server ignores a late stage or list of pieces if another one was saved before, or if the nota is closed.
  const isForestalled = ({ kind, nota, id }) =>
    (kind === 'stage' || kind === 'pieces') &&
    (isClosed(nota) || saved.some((call) => call.nota === nota && call.id !== id && call.kind === kind && steps.has(call.id)));
  return saved.flatMap((call) => {
    const { kind, id, nota, body } = call;
    if (kind === 'cliente') return clientes.has(id) ? [] : [`cliente ${id} is missing`];
    if (kind === 'movement') return movements.has(id) ? [] : [`movimiento ${id} is missing`];
    if (!notas.has(nota)) return [`nota ${nota} is missing`];
    if (!steps.has(id)) return isForestalled(call) ? [] : [`the ${kind} ${id} of nota ${nota} is missing`];
    return pagosOf({ body })
      .filter((pago) => pagos.get(pago._id)?.monto !== cents(pago.monto) || pagos.get(pago._id)?.metodo !== pago.metodo)
      .map((pago) => `pago ${pago._id} of nota ${nota} is missing or other`);
  });
}

function findDoubled({ saved, unknown, refused }, apart, stored) {
  const failures = [];
  const times = new Map();
  for (const { operacion: operation } of stored.steps) times.set(operation, (times.get(operation) ?? 0) + 1);
  for (const [operation, count] of times) if (count > 1) failures.push(`operation ${operation} is there ${count} times`);
  for (const { id, reason } of refused) if (times.has(id)) failures.push(`${id} was refused (${reason}) and is there`);
  for (const id of apart) if (times.has(id)) failures.push(`${id} waits for a person and is there`);
  const captured = new Set([...saved, ...unknown].filter(({ kind }) => kind === 'movement').map(({ id }) => id));
  const own = new Set([...saved, ...unknown].map(({ body }) => body.turno));
  for (const { id, turno_id: turno } of stored.movimientos) {
    if (own.has(turno) && !captured.has(id)) failures.push(`nobody captured movimiento ${id}`);
  }
  return failures;
}

/** Finds notas whose pieces aren't exactly the last list that the server stored for them. */
function findPieces({ saved, unknown }, { steps, notas }) {
  const lists = new Map(
    [...saved, ...unknown].filter(({ kind }) => kind === 'pieces').map((call) => [call.id, call.body.piezas]),
  );
  const last = new Map();
  for (const { operacion: operation, nota_id: nota, version } of steps) {
    if (lists.has(operation) && version > (last.get(nota)?.version ?? 0)) last.set(nota, { version, list: lists.get(operation) });
  }
  const textOf = (pieces) => JSON.stringify(pieces.map((piece) => [piece.nombre, piece.detalle, piece.linea]));
  return notas
    .filter(({ id, piezas: pieces }) => last.has(id) && textOf(last.get(id).list) !== textOf(pieces))
    .map(({ id }) => `the pieces of nota ${id} are others`);
}

/** Finds new clientes and notas that a device didn't keep. The device must keep them even when no server answers. */
function findTurnedAway({ unanswered }) {
  return unanswered
    .filter(({ kind, base }) => kind === 'cliente' || (kind === 'nota' && base === 0))
    .map(({ kind, id, device }) => `${device}: the ${kind} ${id} was not kept`);
}

/** Finds claves that were printed twice, that differ from their nota's stored clave, or that a register used but nothing has. */
function findClaves({ saved, unknown, refused }, apart, stored) {
  const failures = [];
  const byNota = new Map(stored.notas.map(({ id, clave }) => [id, clave]));
  const printed = new Map();
  for (const { kind, nota, base, clave, id } of saved) {
    if (kind !== 'nota' || base !== 0 || !clave || apart.has(id)) continue;
    if (printed.has(clave)) failures.push(`${clave} was printed for ${printed.get(clave)} and for ${nota}`);
    printed.set(clave, nota);
    if (byNota.get(nota) !== clave) failures.push(`nota ${nota} was printed as ${clave} and is ${byNota.get(nota)}`);
  }
  const known = new Set([...stored.notas, ...stored.movimientos, ...stored.captures].map(({ clave }) => clave));
  const devices = new Set([...saved, ...unknown].map(({ body }) => body.equipo));
  for (const { id, letras: letters, ultimo: last } of stored.registers.filter((register) => devices.has(register.id))) {
    const missing = Array.from({ length: last }, (_, i) => `${letters}${i + 1}`).filter((clave) => !known.has(clave));
    const excused = [...unknown, ...refused].filter(({ body }) => body.equipo === id).length + apart.size;
    if (missing.length > excused)
      failures.push(`${missing.length} claves of ${letters} are missing (${excused} excused): ${missing.slice(0, 8)}`);
  }
  return failures;
}

/** Compares the cash that the server expects in a drawer with the sum of its fondo and the printed pagos and movimientos. */
function findCash({ name, register, float, expected }, { saved, unknown }, stored) {
  const pagos = idsOf(stored.pagos);
  const movements = idsOf(stored.movimientos);
  let cash = float;
  for (const call of [...saved, ...unknown].filter(({ body }) => body.equipo === register)) {
    if (call.kind === 'movement' && movements.has(call.id)) {
      cash += call.body.tipo === 'entrada' ? cents(call.body.monto) : -cents(call.body.monto);
    }
    if (call.kind !== 'nota') continue;
    for (const pago of pagosOf(call)) if (pago.metodo === 'Efvo' && pagos.has(pago._id)) cash += cents(pago.monto);
  }
  return cash === expected ? [] : [`${name}: printed ${cash} centavos, the server expected ${expected}`];
}
