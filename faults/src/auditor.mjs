import { abrirConsulta } from './query.mjs';
import { HISTORIA, LINES, NOTAS, PAGOS, RULES } from './reads.mjs';

/** @typedef {{ nombre: string; fallas: string[] }} Hallazgo */

function groupNotas(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}

const text = (values) => values.toSorted().join(' ');
const dePago = ({ id, monto: amount, metodo: method }) => `${id}:${amount}:${method}`;
const ofLine = ({ id, cantidad: quantity }) => `${id}:${quantity}`;

/**
 * Checks the database against what the registers sent and were answered.
 * @param {import('./ledger.mjs').Libro} workbook
 * @param {{ url?: string; folder?: string }} where
 * @returns {Promise<{ hallazgos: Hallazgo[]; account: Record<'notas' | 'pagos' | 'perdidas' | 'dobles', number> }>}
 */
export async function auditar(workbook, where) {
  const base = await abrirConsulta(where);
  try {
    // One snapshot for every read: a request sent twice may still be running.
    await base.filas('begin isolation level repeatable read');
    const fetchedRows = [];
    for (const sql of [NOTAS, LINES, PAGOS, HISTORIA]) fetchedRows.push(await base.filas(sql));
    const [all, lines, pagos, story] = fetchedRows;
    const theirOwn = all.filter(({ cliente_id }) => workbook.clientes.has(cliente_id));
    const data = {
      notas: new Map(theirOwn.map((nota) => [nota.id, nota])),
      lineas: groupNotas(lines, 'nota_id'),
      pagos: groupNotas(pagos, 'nota_id'),
      historia: groupNotas(story, 'nota_id'),
    };
    const perdidas = buscarPerdidas(workbook, data);
    const doubled = buscarDobles(workbook, data);
    const hallazgos = [
      { nombre: 'todo lo acusado está', fallas: perdidas },
      { nombre: 'nada está dos veces, ni lo rechazado, ni lo que nadie envió', fallas: doubled },
      { nombre: 'cada nota es lo que dice su historia', fallas: buscarDistintas(workbook, data) },
      { nombre: 'un pago sin fecha es del día en que el servidor lo recibió', fallas: buscarOtroDia(workbook, data) },
      { nombre: 'las cajas vieron lo prometido', fallas: workbook.complaints },
    ];
    for (const [name, sql] of RULES) {
      const [{ n }] = await base.filas(sql);
      hallazgos.push({ nombre: `sin ${name}`, fallas: n === 0 ? [] : [`${n} ${name}`] });
    }
    const cuantosPagos = theirOwn.reduce((sum, { id }) => sum + (data.pagos.get(id)?.length ?? 0), 0);
    return {
      hallazgos,
      account: { notas: theirOwn.length, pagos: cuantosPagos, perdidas: perdidas.length, dobles: doubled.length },
    };
  } finally {
    await base.close();
  }
}

/** Acknowledged saves and pagos that are missing from the database or differ there. */
function buscarPerdidas(workbook, { notas, pagos, historia: story }) {
  const failures = [];
  for (const { estado: state, notaId, operacion: operationId, version, folio, pagos: sent } of workbook.guardados.values()) {
    if (state !== 'guardada') continue;
    const times = (story.get(notaId) ?? []).filter((step) => step.operacion === operationId);
    const nota = notas.get(notaId);
    if (!nota) failures.push(`falta la nota ${notaId} (folio ${folio})`);
    else if (times.length === 0) failures.push(`falta el guardado ${operationId} de la nota ${notaId}`);
    else if (times[0].version > version || nota.version < version)
      failures.push(`la nota ${notaId} volvió a la versión ${nota.version}`);
    else if (nota.folio !== folio) failures.push(`la nota ${notaId} era el folio ${folio} y es el ${nota.folio}`);
    const estan = new Set((pagos.get(notaId) ?? []).map(dePago));
    for (const pago of sent) if (!estan.has(dePago(pago))) failures.push(`falta el pago ${pago.id} de la nota ${notaId}`);
  }
  return failures;
}

/** What is in the database twice, after being refused, or without anyone sending it. */
function buscarDobles(workbook, { notas, pagos, historia: story }) {
  const failures = [];
  const vistas = new Set();
  const pagosVistos = new Set();
  const rechazadas = new Map();
  for (const id of notas.keys()) {
    for (const { operacion: operationId } of story.get(id) ?? []) {
      const saved = workbook.guardados.get(operationId);
      if (vistas.has(operationId)) failures.push(`el guardado ${operationId} está dos veces`);
      if (!saved || saved.notaId !== id) failures.push(`nadie envió el guardado ${operationId} de la nota ${id}`);
      else if (saved.estado === 'rechazada') rechazadas.set(operationId, id);
      vistas.add(operationId);
    }
    for (const pago of pagos.get(id) ?? []) {
      if (pagosVistos.has(pago.id)) failures.push(`el pago ${pago.id} está dos veces`);
      pagosVistos.add(pago.id);
    }
  }
  for (const [operationId, id] of rechazadas) failures.push(`se guardó ${operationId} de la nota ${id}, que se rechazó`);
  return failures;
}

/** Checks each nota against its history: consecutive versions, the last save's lines and every save's pagos. */
function buscarDistintas(workbook, { notas, lineas: lines, pagos, historia: story }) {
  const failures = [];
  for (const [id, nota] of notas) {
    const steps = story.get(id) ?? [];
    if (steps.some(({ version }, index) => version !== index + 1) || steps.length !== nota.version) {
      failures.push(`la historia de ${id} tiene ${steps.length} pasos y la nota va en la versión ${nota.version}`);
    }
    const saved = steps.flatMap(({ operacion: operationId }) => workbook.guardados.get(operationId) ?? []);
    const ultimo = saved.at(-1);
    if (ultimo && text(ultimo.lineas.map(ofLine)) !== text((lines.get(id) ?? []).map(ofLine))) {
      failures.push(`los artículos de ${id} no son los de su último guardado`);
    }
    const prometidos = new Set(saved.flatMap((saved) => saved.pagos.map(dePago)));
    if (text([...prometidos]) !== text((pagos.get(id) ?? []).map(dePago)))
      failures.push(`los pagos de ${id} no son los enviados`);
    if (ultimo?.version === nota.version && ultimo.total !== nota.total) failures.push(`el total de ${id} cambió`);
  }
  return failures;
}

/** A pago sent without a date must have the day the server received it, whatever the register's clock says. */
function buscarOtroDia(workbook, { pagos }) {
  const sinFecha = new Set([...workbook.guardados.values()].flatMap((saved) => saved.sinFecha));
  return [...pagos.values()]
    .flat()
    .filter(({ id, del_dia }) => sinFecha.has(id) && !del_dia)
    .map(({ id }) => `el pago ${id} es de otro día`);
}
