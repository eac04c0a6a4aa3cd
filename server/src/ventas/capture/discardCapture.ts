import type { DiscardCapture } from '@lavanda/shared/contract/schemas/capture';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { can } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { note } from '../../team/auditLog.ts';
import { invalidField } from '../errors.ts';
import { TEXTS } from '../texts.ts';
import { keepPrinted, takePrinted } from './ownClave.ts';

/** Name of each kind of capture in the trail. A kind that this server doesn't know is shown as the device sent it. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ nota: 'Nota', abono: 'Abono', cierre: 'Cierre de nota', recoleccion: 'Recolección', cliente: 'Cliente', stage: 'Etapa' },
};

/**
 * Records in the trail that a user discarded a refused capture on its device. If the user's role may void, the clave is stored,
 * so that no corte reports it as missing (day.md 1); otherwise cortes still report it. A repeated call is recorded once.
 * @throws HttpProblem 403 when the capture has money and the role may not void notas; 422 for an author whom
 * the laundry doesn't have, or a capture time that isn't a date
 */
export async function discardCapture(db: Database, session: Session, body: DiscardCapture): Promise<{ descartada: true }> {
  const { tenantId, rol: role, zonaHoraria: zone } = session;
  const { importe: amount, clave = '', nota, capturado: captured } = body;
  const mayVoid = can(role, 'notas.anular');
  if (amount !== null && !mayVoid) throw new HttpProblem(403, TEXTS.mayNotDiscard);
  const moment = new Date(captured);
  if (Number.isNaN(moment.getTime())) throw invalidField('capturado', TEXTS.nonexistentDay);
  await withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      if (mayVoid) await keepPrinted(tx, tenantId, body);
      else if (body.equipo !== undefined && clave !== '')
        await takePrinted(tx, tenantId, { register: body.equipo.toLowerCase(), clave });
      const { rows } = await sql<{ author: boolean; folio: number | null; known: boolean }>`
        select exists (select from usuarios where tenant_id = ${tenantId} and id = ${body.autor}) as author,
          (select folio::int from notas where tenant_id = ${tenantId} and id = ${nota ?? null}::uuid) as folio,
          exists (select from bitacora where tenant_id = ${tenantId} and id = ${body._id}) as known`.execute(tx);
      const { author = false, folio = null, known = false } = rows[0] ?? {};
      if (!author) throw invalidField('autor', TEXTS.foreign);
      if (known) return;
      const detail = {
        cliente: body.nombre,
        captura: NAMES[body.tipo] ?? body.tipo,
        ...(clave !== '' && { clave }),
        ...(folio !== null && { folio }),
        ...(amount !== null && { importe: amount }),
        capturada_por: body.autor,
        capturado: `${dayIn(zone, moment)} ${hourIn(zone, moment)}`,
        motivo: body.motivo,
        idNota: nota ?? null,
      };
      await note(tx, session, 'captura.descartar', detail, body._id);
    }),
  );
  return { descartada: true };
}
