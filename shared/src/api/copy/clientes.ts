import type { AnswerOf } from '../../contract/calls/call.ts';
import type { listClientesCall, searchClientesCall } from '../../contract/calls/clientes.ts';
import type { Cliente, SaveCliente } from '../../contract/schemas/clientes.ts';
import { fullName } from '../../domain/clienteName.ts';
import { searchable, searchWords } from '../../domain/text.ts';
import { openCopy } from './database.ts';

/** Maximum number of clientes that a search of the copy finds, as many as the server's search. */
const SHOWN = 20;

/** Empty values of a cliente's fields, for those that a quick registration leaves out. */
const NO_DATA = {
  ...{ nombre: '', apellido: '', telefono: '', telefono_nota: '', domicilio: [] },
  ...{ rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correoElectronico: '' },
  nota_pendiente: null,
};

function matches(cliente: Cliente, words: readonly string[], digits: string): boolean {
  const name = searchable(fullName(cliente));
  return words.every((word) => name.includes(word)) || (digits.length >= 3 && cliente.telefono.includes(digits));
}

/**
 * Up to 20 clientes of this device's copy whose name has the words, in any order, or whose phone has the digits, if 3 or more.
 */
export async function searchCopy(text: string): Promise<AnswerOf<typeof searchClientesCall>> {
  const words = searchWords(text).map(searchable);
  const digits = text.replace(/\D/g, '');
  const all = await (await openCopy()).getAll('clientes');
  const found = all.filter((cliente) => matches(cliente, words, digits));
  found.sort((one, other) => fullName(one).localeCompare(fullName(other), 'es'));
  return { clientes: found.slice(0, SHOWN), hay_mas: found.length > SHOWN };
}

/** Puts a cliente that was registered or changed on this device into the copy, until a later read of that cliente replaces it. */
export async function keepPendingCliente(body: SaveCliente, tenant: string): Promise<void> {
  if (body._id === undefined) return;
  const stored = await (await openCopy()).get('clientes', body._id);
  await keepClientes([{ ...NO_DATA, ...stored, ...body, tenant, version: (body.version ?? 0) + 1 } as Cliente]);
}

/** A cliente of this device's copy, in the form of the server's answer; undefined when the copy lacks it. */
export async function clienteOfCopy(id: string): Promise<AnswerOf<typeof listClientesCall> | undefined> {
  const cliente = await (await openCopy()).get('clientes', id);
  return cliente && { clientes: [cliente], siguiente: null };
}

/** Stores clientes in this device's copy. */
export async function keepClientes(clientes: readonly Cliente[]): Promise<void> {
  const transaction = (await openCopy()).transaction('clientes', 'readwrite');
  await Promise.all(clientes.map((cliente) => transaction.store.put(cliente)));
  await transaction.done;
}
