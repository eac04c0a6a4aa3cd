import {
  exportClientesCall,
  findDuplicatesCall,
  listClientesCall,
  removeClienteCall,
  saveClienteCall,
  searchClientesCall,
} from '@lavanda/shared/contract/calls/clientes';
import {
  exportClientesSchemas,
  findDuplicatesSchemas,
  listClientesSchemas,
  removeClienteSchemas,
  saveClienteSchemas,
  searchClientesSchemas,
} from '@lavanda/shared/contract/schemas/clientes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { tenantReader } from '../db/tenancy.ts';
import { route, sendJson } from '../http/route.ts';
import { exportSlots } from '../limits/longCalls.ts';
import { deleteCliente } from './deleteCliente.ts';
import { exportClientes } from './exportClientes.ts';
import { findDuplicates } from './findDuplicates.ts';
import { importRoutes } from './import/routes.ts';
import { listClientes, readCliente } from './listClientes.ts';
import { saveCliente } from './saveCliente.ts';

/** Routes of clientes, with the imports and exports of their files. */
export function clientesRoutes(app: FastifyInstance, db: Database): void {
  route(app, searchClientesCall, searchClientesSchemas, async ({ session, body, reply }) => {
    const { clientes, next } = await listClientes(tenantReader(db, session.tenantId), session, body.nombre);
    return sendJson(reply, `{"clientes":${clientes},"hay_mas":${next !== null}}`);
  });

  route(
    app,
    listClientesCall,
    listClientesSchemas,
    async ({ session, query: { id, nombre: name, pagina: page, despues: after }, reply }) => {
      const read = tenantReader(db, session.tenantId);
      if (id !== undefined) return { clientes: [await readCliente(read, session, id)], siguiente: null };
      const { clientes, next } = await listClientes(read, session, name ?? '', { after, page: Number(page ?? 1) });
      return sendJson(reply, `{"clientes":${clientes},"siguiente":${JSON.stringify(next)}}`);
    },
  );

  route(app, saveClienteCall, saveClienteSchemas, async ({ session, body }) => {
    const { id, version } = await saveCliente(db, session, body);
    return { response: id, version };
  });

  route(app, findDuplicatesCall, findDuplicatesSchemas, async ({ session, body }) => ({
    clientes: await findDuplicates(tenantReader(db, session.tenantId), session, body),
  }));

  route(app, removeClienteCall, removeClienteSchemas, async ({ session, body }) => {
    await deleteCliente(db, session, body.id);
    return { eliminado: true };
  });

  route(
    app,
    exportClientesCall,
    exportClientesSchemas,
    async ({ session, query, reply }) => exportClientes(db, session, query, reply),
    {
      compress: false,
      slots: exportSlots,
    },
  );
  importRoutes(app, db);
}
