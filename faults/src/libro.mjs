/**
 * @typedef {'enviada' | 'guardada' | 'rechazada'} Estado 'enviada': nobody knows whether it was kept
 * @typedef {{ id: string; monto: number; metodo: string }} Pago monto in centavos
 * @typedef {{ id: string; cantidad: number }} Linea cantidad in thousandths
 * @typedef {{ operacion: string; notaId: string; estado: Estado; pagos: Pago[]; lineas: Linea[]; version?: number; folio?: number; total?: number; sinFecha: string[] }} Guardado
 */

/** What the registers know of their saves: what they sent, and what they were told. The auditor holds the database against it. */
export class Libro {
  /** @type {Map<string, Guardado>} */
  guardados = new Map();
  /** Customers that only these registers serve. @type {Set<string>} */
  clientes = new Set();
  /** What the product promised and wasn't so, seen by a register. @type {string[]} */
  quejas = [];
  cuenta = { reintentos: 0, conflictos: 0, abandonados: 0, relojes: 0, llenos: 0 };

  /** A new save; the same one sent again isn't another. */
  enviar(cuerpo) {
    const { operacion, id: notaId } = cuerpo;
    const pagos = cuerpo.pagos.map(({ _id: id, monto, metodo }) => ({ id, monto: Math.round(monto * 100), metodo }));
    const lineas = cuerpo.articulos.map(({ _id: id, cantidad }) => ({ id, cantidad: Math.round(cantidad * 1000) }));
    const sinFecha = cuerpo.pagos.filter(({ fecha }) => fecha === undefined).map(({ _id }) => _id);
    const guardado = { operacion, notaId, estado: 'enviada', pagos, lineas, sinFecha };
    this.guardados.set(operacion, guardado);
    return guardado;
  }

  acusar(guardado, nota) {
    Object.assign(guardado, {
      estado: 'guardada',
      version: nota.version,
      folio: nota.folio,
      total: Math.round(nota.total * 100),
    });
    for (const { id } of guardado.pagos) {
      if (!nota.pagos.some(({ _id }) => _id === id)) this.quejas.push(`la respuesta de ${nota._id} no trae el pago ${id}`);
    }
  }

  rechazar(guardado) {
    guardado.estado = 'rechazada';
  }

  /** @param {Estado} estado */
  cuantos(estado) {
    return [...this.guardados.values()].filter((guardado) => guardado.estado === estado).length;
  }
}
