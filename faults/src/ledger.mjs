/**
 * @typedef {'enviada' | 'guardada' | 'rechazada'} Estado 'enviada': unknown whether it was saved
 * @typedef {{ id: string; monto: number; metodo: string }} Pago monto in centavos
 * @typedef {{ id: string; cantidad: number }} Linea cantidad in thousandths
 * @typedef {{ operacion: string; notaId: string; estado: Estado; pagos: Pago[]; lineas: Linea[]; version?: number;
 *   folio?: number; total?: number; sinFecha: string[] }} Guardado
 */

/** What the registers sent and were answered; the auditor checks the database against it. */
export class Libro {
  /** @type {Map<string, Guardado>} */
  saved = new Map();
  /** Clientes that only these registers use. @type {Set<string>} */
  clientes = new Set();
  /** Broken promises of the product that a register saw. @type {string[]} */
  complaints = [];
  account = { retries: 0, conflicts: 0, abandonados: 0, relojes: 0, full: 0 };

  /** Records a new save; retries of the same operation aren't recorded again. */
  send(body) {
    const { operacion: operationId, id: notaId } = body;
    const pagos = body.pagos.map(({ _id: id, monto: amount, metodo: method }) => ({
      id,
      monto: Math.round(amount * 100),
      metodo: method,
    }));
    const lines = body.articulos.map(({ _id: id, cantidad: quantity }) => ({
      id,
      cantidad: Math.round(quantity * 1000),
    }));
    const sinFecha = body.pagos.filter(({ fecha: date }) => date === undefined).map(({ _id }) => _id);
    const saved = { operacion: operationId, notaId, estado: 'enviada', pagos, lineas: lines, sinFecha };
    this.saved.set(operationId, saved);
    return saved;
  }

  acusar(saved, nota) {
    Object.assign(saved, {
      estado: 'guardada',
      version: nota.version,
      folio: nota.folio,
      total: Math.round(nota.total * 100),
    });
    for (const { id } of saved.pagos) {
      if (!nota.pagos.some(({ _id }) => _id === id)) this.complaints.push(`la respuesta de ${nota._id} no trae el pago ${id}`);
    }
  }

  reject(saved) {
    saved.estado = 'rechazada';
  }

  /** @param {Estado} estado */
  count(state) {
    return [...this.saved.values()].filter((saved) => saved.estado === state).length;
  }
}
