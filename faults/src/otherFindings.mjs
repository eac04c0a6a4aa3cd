import { createHash } from 'node:crypto';
import { CLIENTES, IMPORTED, SESSIONS, VOIDED, VOIDS } from './reads.mjs';

/**
 * Checks voids, clientes, imports and sessions against what was answered.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {{ rows: (sql: string) => Promise<any[]> }} database
 * @returns {Promise<import('./auditor.mjs').Finding[]>}
 */
export async function otherFindings(ledger, database) {
  return [
    {
      name: 'every void and undo is kept with who did it',
      failures: findBadVoids(ledger, await database.rows(VOIDS), await database.rows(VOIDED)),
    },
    { name: 'every cliente is there once, as last saved', failures: findBadClientes(ledger, await database.rows(CLIENTES)) },
    { name: 'every imported row is there once', failures: findBadImports(ledger, await database.rows(IMPORTED)) },
    { name: 'open sessions are open and ended ones ended', failures: findBadSessions(ledger, await database.rows(SESSIONS)) },
  ];
}

function findBadVoids({ voids, adminId }, steps, states) {
  const failures = [];
  const voided = new Map(states.map((state) => [state.id, state]));
  const histories = new Map();
  for (const { nota_id, anulada: isVoided, usuario_id: userId } of steps) {
    if (!voids.has(nota_id)) failures.push(`nobody voided nota ${nota_id}`);
    if (userId !== adminId) failures.push(`a void of ${nota_id} is of ${userId}`);
    histories.set(nota_id, [...(histories.get(nota_id) ?? []), isVoided]);
  }
  for (const [id, record] of voids) {
    const history = histories.get(id) ?? [];
    const { anulada: isVoided = false, anulada_por: who = null } = voided.get(id) ?? {};
    if (record.void === 'acknowledged' && !history.includes(true)) failures.push(`the void of ${id} is missing`);
    if (record.restore === 'acknowledged' && !history.includes(false)) failures.push(`the undo of ${id} is missing`);
    if (history.some((step, i) => step !== (i % 2 === 0))) failures.push(`${id} was voided or restored twice in a row`);
    if (isVoided !== (history.at(-1) ?? false)) failures.push(`${id} is not what its history says`);
    if (who !== (isVoided ? adminId : null)) failures.push(`${id} does not say who voided it`);
    if (record.restore === 'unsent' && record.void === 'acknowledged' && !isVoided) failures.push(`${id} is no longer voided`);
  }
  return failures;
}

function findBadClientes({ savedClientes }, rows) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const failures = rows.filter(({ id }) => !savedClientes.has(id)).map(({ id }) => `nobody saved cliente ${id}`);
  for (const [id, { names, name, version }] of savedClientes) {
    const row = stored.get(id);
    if (!row) {
      if (version !== undefined) failures.push(`cliente ${id} is missing`);
    } else if (!names.has(row.nombre)) failures.push(`cliente ${id} has a name that nobody sent`);
    else if (version !== undefined && row.version < version) failures.push(`cliente ${id} went back to version ${row.version}`);
    else if (row.version === version && row.nombre !== name) failures.push(`cliente ${id} is not as it was saved`);
  }
  return failures;
}

function findBadImports({ imports }, rows) {
  const times = new Map();
  for (const { apellido: surname } of rows) times.set(surname, (times.get(surname) ?? 0) + 1);
  return imports.flatMap(({ id, rows: count, state }) => {
    const stored = Array.from({ length: count }, (_, i) => times.get(`${id} ${i}`) ?? 0);
    if (stored.some((n) => n > 1)) return [`import ${id} is there twice`];
    const found = stored.filter((n) => n === 1).length;
    const isWhole = found === count || (found === 0 && state === 'sent');
    return isWhole ? [] : [`import ${id} has ${found} of its ${count} rows`];
  });
}

function findBadSessions({ sessions, endedSessions }, rows) {
  const stored = new Set(rows.map(({ hash }) => hash));
  const isStored = (cookie) =>
    stored.has(
      createHash('sha256')
        .update(cookie.slice(cookie.indexOf('=') + 1))
        .digest('hex'),
    );
  return [
    ...[...sessions].filter((cookie) => !isStored(cookie)).map(() => 'an open session is missing'),
    ...[...endedSessions].filter(isStored).map(() => 'a session that was ended is open'),
  ];
}
