import {
  clientesBuscar,
  clientesEliminar,
  clientesExportar,
  clientesGuardar,
  clientesLista,
} from '@lavanda/shared/contract/clientes';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { atender, enviarJson } from '../http/atender.ts';
import { eliminarCliente } from './eliminarCliente.ts';
import { exportarClientes } from './exportarClientes.ts';
import { guardarCliente } from './guardarCliente.ts';
import { leerCliente, listarClientes } from './listarClientes.ts';
import { rutaImportar } from './rutaImportar.ts';

export function rutasClientes(app: FastifyInstance, base: Base): void {
  atender(app, base, clientesBuscar, async ({ sesion, cuerpo, reply }) => {
    const { clientes } = await listarClientes(base, sesion, cuerpo.nombre);
    return enviarJson(reply, `{"clientes":${clientes}}`);
  });

  atender(app, base, clientesLista, async ({ sesion, query, reply }) => {
    const { id, nombre, pagina, despues } = query;
    if (id !== undefined) return { clientes: [await leerCliente(base, sesion, id)], siguiente: null };
    const { clientes, siguiente } = await listarClientes(base, sesion, nombre ?? '', { despues, pagina: Number(pagina ?? 1) });
    return enviarJson(reply, `{"clientes":${clientes},"siguiente":${JSON.stringify(siguiente)}}`);
  });

  atender(app, base, clientesGuardar, async ({ sesion, cuerpo }) => ({ response: await guardarCliente(base, sesion, cuerpo) }));

  atender(app, base, clientesEliminar, async ({ sesion, cuerpo }) => {
    await eliminarCliente(base, sesion, cuerpo.id);
    return { eliminado: true };
  });

  atender(app, base, clientesExportar, async ({ sesion, query, reply }) => exportarClientes(base, sesion, query, reply));
  void app.register(async (rutas) => rutaImportar(rutas, base));
}
