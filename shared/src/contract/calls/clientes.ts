import type {
  clienteCoordinatesSchemas,
  exportClientesSchemas,
  findDuplicatesSchemas,
  importClientesSchemas,
  listClientesSchemas,
  removeClienteSchemas,
  saveClienteSchemas,
  searchClientesSchemas,
  searchDomiciliosSchemas,
} from '../schemas/clientes.ts';
import { sessionCall } from './call.ts';

export const searchClientesCall = sessionCall<typeof searchClientesSchemas>('POST', '/api/clientes/', 'clientes.leer');

/**
 * Lists clientes, 20 a page. Paging by `despues`, the previous page's `siguiente`, skips or repeats none when others are added or
 * removed meanwhile.
 */
export const listClientesCall = sessionCall<typeof listClientesSchemas>('GET', '/api/clientes/', 'clientes.leer');

/** Saves a cliente. An `_id` that doesn't exist yet becomes the id of a new cliente, so that a retry adds no second one. */
export const saveClienteCall = sessionCall<typeof saveClienteSchemas>('POST', '/api/clientes/guardar', 'clientes.cambiar');

/** Finds stored clientes who may be the cliente about to be registered. This call only warns: the save accepts a duplicate. */
export const findDuplicatesCall = sessionCall<typeof findDuplicatesSchemas>(
  'POST',
  '/api/clientes/repetidos',
  'clientes.cambiar',
);

/**
 * Removes a cliente from lists and searches; their notas keep the name. Removing one twice is not an error.
 * @throws 404 for an unknown cliente, 409 for a cliente with 'saldo a favor', which would be lost
 */
export const removeClienteCall = sessionCall<typeof removeClienteSchemas>('POST', '/api/clientes/eliminar', 'clientes.eliminar');

/**
 * Searches addresses, and answers with pairs of description and place id.
 * @throws 503 when no maps provider answers, 429 after too many searches
 */
export const searchDomiciliosCall = sessionCall<typeof searchDomiciliosSchemas>(
  'POST',
  '/api/clientes/autocomplete',
  'clientes.leer',
);

export const clienteCoordinatesCall = sessionCall<typeof clienteCoordinatesSchemas>(
  'POST',
  '/api/clientes/autocompleteCoordenadas',
  'clientes.leer',
);

export const exportClientesCall = sessionCall<typeof exportClientesSchemas>('GET', '/api/clientes/exportar', 'clientes.leer');

/**
 * Imports clientes from a file, sent as the body: text/csv or XLSX, at most 10 MB and 50,000 rows. Rows with errors are
 * skipped.
 */
export const importClientesCall = sessionCall<typeof importClientesSchemas>('POST', '/api/clientes/importar', 'clientes.cambiar');
