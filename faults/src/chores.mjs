import { randomUUID } from 'node:crypto';

/** Number of rows in an imported file. */
const ROWS = 4;

/** A register's tasks with clientes that it creates and no other register uses. */
export class Chores {
  #client;
  #ledger;
  #own = [];

  /** @param {import('./client.mjs').Client} client */
  constructor(client) {
    this.#client = client;
    this.#ledger = client.ledger;
  }

  /** Creates a cliente; or renames one of this register's, with the version of the last answer about that cliente. */
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
      // Not an error: a late copy of the creation has no version, so the server lets the copy overwrite a later change.
      cliente.version = answer.actual.version;
    } else this.#client.complain(`cliente ${cliente.id}: ${status} ${JSON.stringify(answer).slice(0, 200)}`);
  }

  /** Imports a file of clientes whose names are unique to this file. */
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
