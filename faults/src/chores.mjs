import { randomUUID } from 'node:crypto';

/** Rows of an imported file. */
const ROWS = 4;

/** What a register does with clientes beside its notas. Nobody else touches these. */
export class Chores {
  #client;
  #ledger;
  #own = [];

  /** @param {import('./client.mjs').Client} client */
  constructor(client) {
    this.#client = client;
    this.#ledger = client.ledger;
  }

  /** Registers a cliente, or renames one from the version it knows. */
  async saveCliente() {
    const { random } = this.#client;
    const known = this.#own.length > 0 && random.chance(0.6) ? random.one(this.#own) : null;
    const cliente = known ?? { id: randomUUID(), version: undefined };
    const name = `Cliente ${randomUUID()}`;
    const record = this.#ledger.sendCliente(cliente.id, name);
    const body = { _id: cliente.id, nombre: name, apellido: 'De caja', version: cliente.version };
    const { status, body: answer } = await this.#client.insist('POST', '/api/clientes/guardar', body);
    if (status === 200) {
      cliente.version = answer.version;
      Object.assign(record, { version: answer.version, name });
      if (!known) this.#own.push(cliente);
    } else if (status === 409 && record.names.has(answer.actual?.nombre)) {
      // The request that created it arrived again after a change: it has no version, so it won.
      cliente.version = answer.actual.version;
    } else this.#client.complain(`cliente ${cliente.id}: ${status} ${JSON.stringify(answer).slice(0, 200)}`);
  }

  /** Imports a file whose clientes are in no other. */
  async importFile() {
    const id = randomUUID();
    const rows = Array.from({ length: ROWS }, (_, i) => `Importado,${id} ${i}`);
    const record = { id, rows: ROWS, state: 'sent' };
    this.#ledger.imports.push(record);
    const file = ['Nombre,Apellidos', ...rows].join('\n');
    const { status, body } = await this.#client.insist('POST', '/api/clientes/importar?formato=csv', file, 'text/csv');
    if (status !== 200) this.#client.complain(`import ${id}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    else if (body.nuevos + body.repetidos !== ROWS) this.#client.complain(`import ${id}: ${JSON.stringify(body)}`);
    else record.state = 'acknowledged';
  }
}
