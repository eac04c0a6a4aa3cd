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
import { exportNotas } from './export/exportNotas.ts';
import { listNotas, PageCursors } from './list/listNotas.ts';
import { notaVisible } from './readNota.ts';
import { guardarNota } from './save/saveNota.ts';
import { restaurarNotas } from './void/restoreNotas.ts';
import { anularNotas } from './void/voidNotas.ts';

/** @param sendSummary answers the list's `resultSummary=1`: the reports know the sales, not the other way round */
export function rutasVentas(
  app: FastifyInstance,
  base: Base,
  sendSummary: (request: Peticion<typeof ventasLista>) => Promise<FastifyReply>,
): void {
  const cursors = new PageCursors();

  atender(app, ventasLista, async (peticion) => {
    const { sesion, query, request, reply } = peticion;
    if (query.resultSummary) return sendSummary(peticion);
    const signIn = huellaDeSesion(request).toString('latin1');
    return enviarJson(reply, await listNotas(lectorDe(base, sesion.tenantId), cursors, sesion, signIn, query));
  });

  atender(app, ventasExportar, ({ sesion, query, reply }) => exportNotas(base, sesion, query, reply), { compress: false });

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
