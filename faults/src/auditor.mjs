import { otherFindings } from './otherFindings.mjs';
import { openQuery } from './query.mjs';
import { HISTORY, LINES, NOTAS, PAGOS, RULES } from './reads.mjs';

/** @typedef {{ name: string; failures: string[] }} Finding */

function groupBy(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}

const text = (values) => values.toSorted().join(' ');
const ofPago = ({ id, monto: amount, metodo: method }) => `${id}:${amount}:${method}`;
const ofLine = ({ id, cantidad: quantity }) => `${id}:${quantity}`;

/**
 * Checks the database against what the registers sent and which answers they got.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {{ url?: string; folder?: string }} where
 * @returns {Promise<{ findings: Finding[]; stored: Record<'notas' | 'pagos' | 'lost' | 'doubled', number> }>}
 */
export async function audit(ledger, where) {
  const database = await openQuery(where);
  try {
    // All reads share one snapshot, because a request that was sent twice may still be running.
    await database.rows('begin isolation level repeatable read');
    const reads = [];
    for (const sql of [NOTAS, LINES, PAGOS, HISTORY]) reads.push(await database.rows(sql));
    const [all, lines, pagos, history] = reads;
    const own = all.filter(({ cliente_id }) => ledger.clientes.has(cliente_id));
    const data = {
      notas: new Map(own.map((nota) => [nota.id, nota])),
      lines: groupBy(lines, 'nota_id'),
      pagos: groupBy(pagos, 'nota_id'),
      history: groupBy(history, 'nota_id'),
    };
    const lost = findLost(ledger, data);
    const doubled = findDoubled(ledger, data);
    const findings = [
      { name: 'everything acknowledged is there', failures: lost },
      { name: 'nothing is there twice, after being refused, or unsent', failures: doubled },
      { name: 'every nota is what its history says', failures: findDifferent(ledger, data) },
      { name: 'a pago without a date is of the day the server received it', failures: findOtherDay(ledger, data) },
      ...(await otherFindings(ledger, database)),
      { name: 'the registers saw what was promised', failures: ledger.complaints },
    ];
    for (const [name, sql] of RULES) {
      const [{ n }] = await database.rows(sql);
      findings.push({ name: `no ${name}`, failures: n === 0 ? [] : [`${n} ${name}`] });
    }
    const storedPagos = own.reduce((sum, { id }) => sum + (data.pagos.get(id)?.length ?? 0), 0);
    return {
      findings,
      stored: { notas: own.length, pagos: storedPagos, lost: lost.length, doubled: doubled.length },
    };
  } finally {
    await database.close();
  }
}

/** Finds acknowledged saves and pagos that are missing from the database or differ there. */
function findLost(ledger, { notas, pagos, history }) {
  const failures = [];
  for (const { state, notaId, operationId, version, folio, pagos: sent } of ledger.saves.values()) {
    if (state !== 'acknowledged') continue;
    const times = (history.get(notaId) ?? []).filter((step) => step.operacion === operationId);
    const nota = notas.get(notaId);
    if (!nota) failures.push(`nota ${notaId} is missing (folio ${folio})`);
    else if (times.length === 0) failures.push(`save ${operationId} of nota ${notaId} is missing`);
    else if (times[0].version > version || nota.version < version)
      failures.push(`nota ${notaId} went back to version ${nota.version}`);
    else if (nota.folio !== folio) failures.push(`nota ${notaId} was folio ${folio} and is ${nota.folio}`);
    const stored = new Set((pagos.get(notaId) ?? []).map(ofPago));
    for (const pago of sent) if (!stored.has(ofPago(pago))) failures.push(`pago ${pago.id} of nota ${notaId} is missing`);
  }
  return failures;
}

/** Finds what the database stores twice, stores although it was refused, or stores although nobody sent it. */
function findDoubled(ledger, { notas, pagos, history }) {
  const failures = [];
  const seenSaves = new Set();
  const seenPagos = new Set();
  const refused = new Map();
  for (const id of notas.keys()) {
    for (const { operacion: operationId } of history.get(id) ?? []) {
      // A step without an operation is a void or a restore, not a save.
      if (operationId === null) continue;
      const save = ledger.saves.get(operationId);
      if (seenSaves.has(operationId)) failures.push(`save ${operationId} is there twice`);
      if (!save || (save.notaId ?? id) !== id) failures.push(`nobody sent save ${operationId} of nota ${id}`);
      else if (save.state === 'refused') refused.set(operationId, id);
      seenSaves.add(operationId);
    }
    for (const pago of pagos.get(id) ?? []) {
      if (seenPagos.has(pago.id)) failures.push(`pago ${pago.id} is there twice`);
      seenPagos.add(pago.id);
    }
  }
  for (const [operationId, id] of refused) failures.push(`save ${operationId} of nota ${id} was refused and is there`);
  return failures;
}

/** Checks each nota against its history: consecutive versions, the last save's lines and total, and every save's pagos. */
function findDifferent(ledger, { notas, lines, pagos, history }) {
  const failures = [];
  for (const [id, nota] of notas) {
    const steps = history.get(id) ?? [];
    if (steps.some(({ version }, index) => version !== index + 1) || steps.length !== nota.version) {
      failures.push(`the history of ${id} has ${steps.length} steps and the nota is at version ${nota.version}`);
    }
    const saves = steps.flatMap(({ operacion: operationId }) => ledger.saves.get(operationId) ?? []);
    const last = saves.at(-1);
    if (last && text(last.lines.map(ofLine)) !== text((lines.get(id) ?? []).map(ofLine))) {
      failures.push(`the articles of ${id} are not those of its last save`);
    }
    const sent = new Set(saves.flatMap((save) => save.pagos.map(ofPago)));
    if (text([...sent]) !== text((pagos.get(id) ?? []).map(ofPago))) failures.push(`the pagos of ${id} are not those sent`);
    if (last?.version === nota.version && last.total !== nota.total) failures.push(`the total of ${id} changed`);
  }
  return failures;
}

/** Finds pagos that were sent without a date and don't have the local date on which the server stored them. */
function findOtherDay(ledger, { pagos }) {
  const undated = new Set([...ledger.saves.values()].flatMap((save) => save.undated));
  return [...pagos.values()]
    .flat()
    .filter(({ id, del_dia: onDay }) => undated.has(id) && !onDay)
    .map(({ id }) => `pago ${id} is of another day`);
}
