/**
 * @typedef {'sent' | 'acknowledged' | 'refused'} State 'sent': the outcome isn't known, so the server may have saved it or not
 * @typedef {{ id: string; monto: number; metodo: string }} Pago monto in centavos
 * @typedef {{ id: string; cantidad: number }} Line cantidad in thousandths
 * @typedef {{ operationId: string; notaId: string | null; state: State; pagos: Pago[]; lines: Line[]; version?: number;
 *   folio?: number; total?: number; undated: string[] }} Save `undated`: ids of the pagos sent without a date;
 *   `notaId`: null for a nota that was sent without an id, until an answer contains its id
 * @typedef {{ void: State; restore: State | 'unsent' }} Void
 * @typedef {{ names: Set<string>; version?: number; name?: string }} Cliente `names`: every name that was sent;
 *   `version` and `name`: those of the last acknowledged save
 * @typedef {{ id: string; rows: number; state: State }} Import
 */

/** What the registers sent, and the answers they got. The auditor compares this record with the database. */
export class Ledger {
  /** Saves by operation id. @type {Map<string, Save>} */
  saves = new Map();
  /** Ids of clientes that only these registers use. @type {Set<string>} */
  clientes = new Set();
  /** Failures of the product that a register noticed. @type {string[]} */
  complaints = [];
  counts = { retries: 0, conflicts: 0, abandoned: 0, futureDates: 0, repeats: 0 };
  /** Voids by nota id. @type {Map<string, Void>} */
  voids = new Map();
  /** Id of the user who voids notas. */
  adminId = '';
  /** Saved clientes by their id. @type {Map<string, Cliente>} */
  savedClientes = new Map();
  /** @type {Import[]} */
  imports = [];
  /** Cookies of the open sessions; `endedSessions` has those of the sessions that the server ended. @type {Set<string>} */
  sessions = new Set();
  endedSessions = new Set();

  /** Records a new save; retries of the same operation aren't recorded again. */
  send(body) {
    const { operacion: operationId, id: notaId = null } = body;
    const pagos = body.pagos.map((pago) => ({
      id: pago._id,
      monto: Math.round(pago.monto * 100),
      metodo: pago.metodo,
    }));
    const lines = body.articulos.map((article) => ({ id: article._id, cantidad: Math.round(article.cantidad * 1000) }));
    const undated = body.pagos.filter(({ fecha: date }) => date === undefined).map(({ _id }) => _id);
    const save = { operationId, notaId, state: 'sent', pagos, lines, undated };
    this.saves.set(operationId, save);
    return save;
  }

  acknowledge(save, nota) {
    Object.assign(save, {
      state: 'acknowledged',
      notaId: nota._id,
      version: nota.version,
      folio: nota.folio,
      total: Math.round(nota.total * 100),
    });
    for (const { id } of save.pagos) {
      if (!nota.pagos.some(({ _id }) => _id === id)) this.complaints.push(`the answer about ${nota._id} lacks pago ${id}`);
    }
  }

  sendCliente(id, name) {
    const record = this.savedClientes.get(id) ?? { names: new Set() };
    record.names.add(name);
    this.savedClientes.set(id, record);
    return record;
  }

  refuse(save) {
    save.state = 'refused';
  }

  /** @param {State} state */
  count(state) {
    return [...this.saves.values()].filter((save) => save.state === state).length;
  }
}
