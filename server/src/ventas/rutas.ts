import { ventasDelete, ventasGuardar, ventasLista, ventasUna } from '@lavanda/shared/contract/ventas';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { enviarResumen } from '../reportes/enviarResumen.ts';
import { anularNotas } from './anularNotas.ts';
import { guardarNota } from './guardarNota.ts';
import { notaVisible } from './leerNota.ts';
import { listarNotas } from './listarNotas.ts';

export function rutasVentas(app: FastifyInstance, base: Base): void {
  atender(app, base, ventasLista, async (peticion) => {
    const { sesion, query } = peticion;
    if (query.resultSummary) return enviarResumen(base, peticion);
    return { results: await listarNotas(base, sesion, query) };
  });

  atender(app, base, ventasUna, async ({ sesion, params }) => ({
    data: await enTenant(base, sesion.tenantId, (tx) => notaVisible(tx, sesion, params.nota)),
  }));

  atender(app, base, ventasGuardar, async ({ sesion, cuerpo }) => {
    const data = await guardarNota(base, sesion, cuerpo);
    return { inserted_id: data._id, data };
  });

  atender(app, base, ventasDelete, async ({ sesion, cuerpo }) => ({ anuladas: await anularNotas(base, sesion, cuerpo.items) }));
}
