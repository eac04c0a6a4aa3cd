import {
  ventasDelete,
  ventasExportar,
  ventasGuardar,
  ventasLista,
  ventasRestaurar,
  ventasUna,
} from '@lavanda/shared/contract/ventas';
import type { FastifyInstance } from 'fastify';
import { huellaDeSesion } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant, lectorDe } from '../db/tenencia.ts';
import { atender, enviarJson } from '../http/atender.ts';
import { enviarResumen } from '../reportes/enviarResumen.ts';
import { anularNotas } from './anularNotas.ts';
import { exportarNotas } from './exportarNotas.ts';
import { guardarNota } from './guardarNota.ts';
import { notaVisible } from './leerNota.ts';
import { listarNotas } from './listarNotas.ts';
import { Lugares } from './lugares.ts';
import { restaurarNotas } from './restaurarNotas.ts';

export function rutasVentas(app: FastifyInstance, base: Base): void {
  const lugares = new Lugares();

  atender(app, base, ventasLista, async (peticion) => {
    const { sesion, query, request, reply } = peticion;
    if (query.resultSummary) return enviarResumen(base, peticion);
    const llegada = huellaDeSesion(request).toString('latin1');
    return enviarJson(reply, await listarNotas(lectorDe(base, sesion.tenantId), lugares, sesion, llegada, query));
  });

  atender(app, base, ventasExportar, ({ sesion, query, reply }) => exportarNotas(base, sesion, query, reply));

  atender(app, base, ventasUna, async ({ sesion, params }) => ({
    data: await enTenant(base, sesion.tenantId, (tx) => notaVisible(tx, sesion, params.nota)),
  }));

  atender(app, base, ventasGuardar, async ({ sesion, cuerpo }) => {
    const data = await guardarNota(base, sesion, cuerpo);
    return { inserted_id: data._id, data };
  });

  atender(app, base, ventasDelete, async ({ sesion, cuerpo }) => ({ anuladas: await anularNotas(base, sesion, cuerpo.items) }));

  atender(app, base, ventasRestaurar, async ({ sesion, cuerpo }) => ({
    restauradas: await restaurarNotas(base, sesion, cuerpo.items),
  }));
}
