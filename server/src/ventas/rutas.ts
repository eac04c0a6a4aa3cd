import {
  ventasDelete,
  ventasExportar,
  ventasGuardar,
  ventasLista,
  ventasRestaurar,
  ventasUna,
} from '@lavanda/shared/contract/ventas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { huellaDeSesion } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant, lectorDe } from '../db/tenencia.ts';
import { atender, enviarJson, type Peticion } from '../http/atender.ts';
import { anularNotas } from './anularNotas.ts';
import { exportarNotas } from './exportarNotas.ts';
import { guardarNota } from './guardarNota.ts';
import { notaVisible } from './leerNota.ts';
import { listarNotas } from './listarNotas.ts';
import { Lugares } from './lugares.ts';
import { restaurarNotas } from './restaurarNotas.ts';

/** @param sendSummary answers the list's `resultSummary=1`: the reports know the sales, not the other way round */
export function rutasVentas(
  app: FastifyInstance,
  base: Base,
  sendSummary: (request: Peticion<typeof ventasLista>) => Promise<FastifyReply>,
): void {
  const lugares = new Lugares();

  atender(app, ventasLista, async (peticion) => {
    const { sesion, query, request, reply } = peticion;
    if (query.resultSummary) return sendSummary(peticion);
    const llegada = huellaDeSesion(request).toString('latin1');
    return enviarJson(reply, await listarNotas(lectorDe(base, sesion.tenantId), lugares, sesion, llegada, query));
  });

  atender(app, ventasExportar, ({ sesion, query, reply }) => exportarNotas(base, sesion, query, reply), { compress: false });

  atender(app, ventasUna, async ({ sesion, params }) => ({
    data: await enTenant(base, sesion.tenantId, (tx) => notaVisible(tx, sesion, params.nota)),
  }));

  atender(app, ventasGuardar, async ({ sesion, cuerpo }) => {
    const data = await guardarNota(base, sesion, cuerpo);
    return { inserted_id: data._id, data };
  });

  atender(app, ventasDelete, async ({ sesion, cuerpo }) => ({ anuladas: await anularNotas(base, sesion, cuerpo.items) }));

  atender(app, ventasRestaurar, async ({ sesion, cuerpo }) => ({
    restauradas: await restaurarNotas(base, sesion, cuerpo.items),
  }));
}
