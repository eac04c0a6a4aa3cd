import type {
  cancelImportSchemas,
  importTemplateSchemas,
  listImportsSchemas,
  previewImportSchemas,
  startImportSchemas,
  undoImportSchemas,
} from '../schemas/imports.ts';
import { sessionCall } from './call.ts';

/** Previews an import. The body is the file, as in `importClientesCall`. */
export const previewImportCall = sessionCall<typeof previewImportSchemas>(
  'POST',
  '/api/clientes/importar/revisar',
  'clientes.cambiar',
);

/** Starts an import, and answers once it is stored. The import goes on without the browser, and after a restart of the server. */
export const startImportCall = sessionCall<typeof startImportSchemas>(
  'POST',
  '/api/clientes/importaciones/iniciar',
  'clientes.cambiar',
);

export const listImportsCall = sessionCall<typeof listImportsSchemas>('GET', '/api/clientes/importaciones', 'clientes.cambiar');

export const cancelImportCall = sessionCall<typeof cancelImportSchemas>(
  'POST',
  '/api/clientes/importaciones/cancelar',
  'clientes.cambiar',
);

/** Undoes an import, for 30 days after it was started. A repeated call returns the progress of the undo. */
export const undoImportCall = sessionCall<typeof undoImportSchemas>(
  'POST',
  '/api/clientes/importaciones/deshacer',
  'clientes.eliminar',
);

export const importTemplateCall = sessionCall<typeof importTemplateSchemas>(
  'GET',
  '/api/clientes/importar/plantilla',
  'clientes.cambiar',
);
