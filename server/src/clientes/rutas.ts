import { clientesBuscar, clientesGuardar, clientesLista } from '@lavanda/shared/contract/clientes';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { guardarCliente } from './guardarCliente.ts';
import { buscarClientes, leerCliente, listarClientes } from './listarClientes.ts';

export function rutasClientes(app: FastifyInstance, base: Base): void {
  atender(app, base, clientesBuscar, async ({ sesion, cuerpo }) => ({
    clientes: await buscarClientes(base, sesion, cuerpo.nombre),
  }));

  atender(app, base, clientesLista, async ({ sesion, query }) => {
    const { id, nombre, pagina } = query;
    if (id !== undefined) return { clientes: [await leerCliente(base, sesion, id)] };
    const numero = Number(pagina ?? 1);
    return {
      clientes: nombre?.trim() ? await buscarClientes(base, sesion, nombre, numero) : await listarClientes(base, sesion, numero),
    };
  });

  atender(app, base, clientesGuardar, async ({ sesion, cuerpo }) => ({ response: await guardarCliente(base, sesion, cuerpo) }));
}
