import { abrirConsulta } from './consulta.mjs';
import { HISTORIA, LINEAS, NOTAS, PAGOS, REGLAS } from './lecturas.mjs';

/** @typedef {{ nombre: string; fallas: string[] }} Hallazgo */

function agrupar(filas, clave) {
  const grupos = new Map();
  for (const fila of filas) grupos.set(fila[clave], [...(grupos.get(fila[clave]) ?? []), fila]);
  return grupos;
}

const texto = (valores) => valores.toSorted().join(' ');
const dePago = ({ id, monto, metodo }) => `${id}:${monto}:${metodo}`;
const deLinea = ({ id, cantidad }) => `${id}:${cantidad}`;

/**
 * Holds what is in the database against what the registers were told.
 * @param {import('./libro.mjs').Libro} libro
 * @param {{ url?: string; carpeta?: string }} donde
 * @returns {Promise<{ hallazgos: Hallazgo[]; cuenta: Record<'notas' | 'pagos' | 'perdidas' | 'dobles', number> }>}
 */
export async function auditar(libro, donde) {
  const base = await abrirConsulta(donde);
  try {
    // One moment for all of it: a request that was sent twice may be ending just now.
    await base.filas('begin isolation level repeatable read');
    const leidas = [];
    for (const sql of [NOTAS, LINEAS, PAGOS, HISTORIA]) leidas.push(await base.filas(sql));
    const [todas, lineas, pagos, historia] = leidas;
    const suyas = todas.filter(({ cliente_id }) => libro.clientes.has(cliente_id));
    const datos = {
      notas: new Map(suyas.map((nota) => [nota.id, nota])),
      lineas: agrupar(lineas, 'nota_id'),
      pagos: agrupar(pagos, 'nota_id'),
      historia: agrupar(historia, 'nota_id'),
    };
    const perdidas = buscarPerdidas(libro, datos);
    const dobles = buscarDobles(libro, datos);
    const hallazgos = [
      { nombre: 'todo lo acusado está', fallas: perdidas },
      { nombre: 'nada está dos veces, ni lo rechazado, ni lo que nadie envió', fallas: dobles },
      { nombre: 'cada nota es lo que dice su historia', fallas: buscarDistintas(libro, datos) },
      { nombre: 'un pago sin fecha es del día en que el servidor lo recibió', fallas: buscarOtroDia(libro, datos) },
      { nombre: 'las cajas vieron lo prometido', fallas: libro.quejas },
    ];
    for (const [nombre, sql] of REGLAS) {
      const [{ n }] = await base.filas(sql);
      hallazgos.push({ nombre: `sin ${nombre}`, fallas: n === 0 ? [] : [`${n} ${nombre}`] });
    }
    const cuantosPagos = suyas.reduce((suma, { id }) => suma + (datos.pagos.get(id)?.length ?? 0), 0);
    return { hallazgos, cuenta: { notas: suyas.length, pagos: cuantosPagos, perdidas: perdidas.length, dobles: dobles.length } };
  } finally {
    await base.cerrar();
  }
}

/** Acknowledged saves and payments that aren't there as they were acknowledged. */
function buscarPerdidas(libro, { notas, pagos, historia }) {
  const fallas = [];
  for (const { estado, notaId, operacion, version, folio, pagos: enviados } of libro.guardados.values()) {
    if (estado !== 'guardada') continue;
    const veces = (historia.get(notaId) ?? []).filter((paso) => paso.operacion === operacion);
    const nota = notas.get(notaId);
    if (!nota) fallas.push(`falta la nota ${notaId} (folio ${folio})`);
    else if (veces.length === 0) fallas.push(`falta el guardado ${operacion} de la nota ${notaId}`);
    else if (veces[0].version > version || nota.version < version)
      fallas.push(`la nota ${notaId} volvió a la versión ${nota.version}`);
    else if (nota.folio !== folio) fallas.push(`la nota ${notaId} era el folio ${folio} y es el ${nota.folio}`);
    const estan = new Set((pagos.get(notaId) ?? []).map(dePago));
    for (const pago of enviados) if (!estan.has(dePago(pago))) fallas.push(`falta el pago ${pago.id} de la nota ${notaId}`);
  }
  return fallas;
}

/** What is there more than once, or was refused, or that nobody sent. */
function buscarDobles(libro, { notas, pagos, historia }) {
  const fallas = [];
  const vistas = new Set();
  const pagosVistos = new Set();
  const rechazadas = new Map();
  for (const id of notas.keys()) {
    for (const { operacion } of historia.get(id) ?? []) {
      const guardado = libro.guardados.get(operacion);
      if (vistas.has(operacion)) fallas.push(`el guardado ${operacion} está dos veces`);
      if (!guardado || guardado.notaId !== id) fallas.push(`nadie envió el guardado ${operacion} de la nota ${id}`);
      else if (guardado.estado === 'rechazada') rechazadas.set(operacion, id);
      vistas.add(operacion);
    }
    for (const pago of pagos.get(id) ?? []) {
      if (pagosVistos.has(pago.id)) fallas.push(`el pago ${pago.id} está dos veces`);
      pagosVistos.add(pago.id);
    }
  }
  for (const [operacion, id] of rechazadas) fallas.push(`se guardó ${operacion} de la nota ${id}, que se rechazó`);
  return fallas;
}

/** Each note against the saves in its history: versions without holes, the lines of the last one, the payments of all. */
function buscarDistintas(libro, { notas, lineas, pagos, historia }) {
  const fallas = [];
  for (const [id, nota] of notas) {
    const pasos = historia.get(id) ?? [];
    if (pasos.some(({ version }, indice) => version !== indice + 1) || pasos.length !== nota.version) {
      fallas.push(`la historia de ${id} tiene ${pasos.length} pasos y la nota va en la versión ${nota.version}`);
    }
    const guardados = pasos.flatMap(({ operacion }) => libro.guardados.get(operacion) ?? []);
    const ultimo = guardados.at(-1);
    if (ultimo && texto(ultimo.lineas.map(deLinea)) !== texto((lineas.get(id) ?? []).map(deLinea))) {
      fallas.push(`los artículos de ${id} no son los de su último guardado`);
    }
    const prometidos = new Set(guardados.flatMap((guardado) => guardado.pagos.map(dePago)));
    if (texto([...prometidos]) !== texto((pagos.get(id) ?? []).map(dePago)))
      fallas.push(`los pagos de ${id} no son los enviados`);
    if (ultimo?.version === nota.version && ultimo.total !== nota.total) fallas.push(`el total de ${id} cambió`);
  }
  return fallas;
}

/** Whatever the clock of the register said. */
function buscarOtroDia(libro, { pagos }) {
  const sinFecha = new Set([...libro.guardados.values()].flatMap((guardado) => guardado.sinFecha));
  return [...pagos.values()]
    .flat()
    .filter(({ id, del_dia }) => sinFecha.has(id) && !del_dia)
    .map(({ id }) => `el pago ${id} es de otro día`);
}
