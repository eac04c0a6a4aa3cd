import {
  ventasDelete,
  ventasExportar,
  ventasGuardar,
  ventasLista,
  ventasRestaurar,
  ventasUna,
} from '@lavanda/shared/contract/ventas';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { atenderLectura } from '../http/atenderLectura.ts';
import { enviarResumen } from '../reportes/enviarResumen.ts';
import { exportNotas } from './export/exportNotas.ts';
import { listNotas, PageCursors } from './list/listNotas.ts';
import { notaVisible } from './readNota.ts';
import { guardarNota } from './save/saveNota.ts';
import { restaurarNotas } from './void/restoreNotas.ts';
import { anularNotas } from './void/voidNotas.ts';

export function rutasVentas(app: FastifyInstance, base: Base): void {
  const cursors = new PageCursors();

  atenderLectura(app, base, ventasLista, {
    lectura: ({ leer, sesion, query, llegada }) => listNotas(leer, cursors, sesion, llegada, query),
    aparte: { cuando: ({ resultSummary }) => !!resultSummary, trabajo: (peticion) => enviarResumen(base, peticion) },
  });

  atender(app, base, ventasExportar, ({ sesion, query, reply }) => exportNotas(base, sesion, query, reply));

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
