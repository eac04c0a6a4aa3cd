import {
  clientesBuscar,
  clientesEliminar,
  clientesExportar,
  clientesGuardar,
  clientesLista,
} from '@lavanda/shared/contract/clientes';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { lectorDe } from '../db/tenencia.ts';
import { atender, enviarJson } from '../http/atender.ts';
import { eliminarCliente } from './eliminarCliente.ts';
import { exportarClientes } from './exportarClientes.ts';
import { guardarCliente } from './guardarCliente.ts';
import { leerCliente, listarClientes } from './listarClientes.ts';
import { rutaImportar } from './rutaImportar.ts';

export function rutasClientes(app: FastifyInstance, base: Base): void {
  atender(app, clientesBuscar, async ({ sesion, cuerpo, reply }) => {
    const { clientes } = await listarClientes(lectorDe(base, sesion.tenantId), sesion, cuerpo.nombre);
    return enviarJson(reply, `{"clientes":${clientes}}`);
  });

  atender(app, clientesLista, async ({ sesion, query: { id, nombre, pagina, despues }, reply }) => {
    const leer = lectorDe(base, sesion.tenantId);
    if (id !== undefined) return { clientes: [await leerCliente(leer, sesion, id)], siguiente: null };
    const { clientes, siguiente } = await listarClientes(leer, sesion, nombre ?? '', { despues, pagina: Number(pagina ?? 1) });
    return enviarJson(reply, `{"clientes":${clientes},"siguiente":${JSON.stringify(siguiente)}}`);
  });

  atender(app, clientesGuardar, async ({ sesion, cuerpo }) => {
    const { id, version } = await guardarCliente(base, sesion, cuerpo);
    return { response: id, version };
  });

  atender(app, clientesEliminar, async ({ sesion, cuerpo }) => {
    await eliminarCliente(base, sesion, cuerpo.id);
    return { eliminado: true };
  });

  atender(app, clientesExportar, async ({ sesion, query, reply }) => exportarClientes(base, sesion, query, reply), {
    compress: false,
  });
  void app.register(async (rutas) => rutaImportar(rutas, base));
}
