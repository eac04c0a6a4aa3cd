import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { AcceptPickup } from '@lavanda/shared/contract/schemas/pickupRequests';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { countNota } from '../observability/metrics.ts';
import { notaVisible } from '../ventas/readNota.ts';
import { parseInput } from '../ventas/save/parseInput.ts';
import { saveInTransaction } from '../ventas/save/saveNota.ts';
import { firstAddress } from './firstAddress.ts';
import { answeredConflict, answerRequest, type LockedRequest, lockRequest } from './lockRequest.ts';
import { TEXTS } from './texts.ts';

/** Longest text of a nota's domicilio. */
const MAX_DOMICILIO = 300;

/**
 * Where to collect: the cliente's domicilio followed by the comment, which is never shortened. With a comment the coordinates
 * are dropped, because the comment may name another address. Null without a domicilio when the comment is empty.
 */
async function domicilioOf(tx: Transaction<DatabaseSchema>, tenantId: string, request: LockedRequest): Promise<Domicilio | null> {
  const { clienteId, comment } = request;
  const address = await firstAddress(tx, tenantId, clienteId);
  if (comment === '') return address;
  const known = address?.descripcion.slice(0, MAX_DOMICILIO - comment.length - 2);
  return { descripcion: [known, comment].filter(Boolean).join('. '), lat: null, lon: null };
}

/** Whether this same attempt, whose answer was lost, had already accepted the request. */
async function isRepeated(tx: Transaction<DatabaseSchema>, tenantId: string, id: string, operationId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${id} and operacion = ${operationId}`.execute(tx);
  return rows.length > 0;
}

/** Schedules the recoleccion like the counter's 'Agendar recolección': status -1, without articles, with its time window. */
async function schedule(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  request: LockedRequest,
  { operationId, register }: { operationId: string; register: string | undefined },
): Promise<Nota> {
  const input = parseInput({
    id: request.id,
    operacion: operationId,
    usuario: request.clienteId,
    fecha: request.day,
    articulos: [],
    a_domicilio: true,
    domicilio: await domicilioOf(tx, session.tenantId, request),
    status: TO_COLLECT,
    recoleccion: { hora_inicio: request.start, hora_final: request.end },
    ...(register !== undefined && { equipo: register }),
  });
  // The nota belongs to the request's sucursal, which may differ from a superuser's own.
  const { nota } = await saveInTransaction(tx, { ...session, sucursalId: request.sucursalId }, input);
  return nota;
}

/**
 * Accepts a request and schedules its recoleccion, in one transaction. A repeated `operacion` returns the stored nota.
 * @throws HttpProblem 404; 409 when the request has an answer already, or with `actual` when the cliente has another pending
 * recoleccion; 422 when the requested day has passed
 */
export async function acceptRequest(db: Database, session: Session, body: AcceptPickup): Promise<Nota> {
  const [id, operationId] = [body._id.toLowerCase(), body.operacion.toLowerCase()];
  const { nota, isNew } = await withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const request = await lockRequest(tx, session, id);
      if (request.state !== 'pendiente') {
        if (!(await isRepeated(tx, session.tenantId, id, operationId))) throw await answeredConflict(tx, session, request);
        return { nota: await notaVisible(tx, session, id), isNew: false };
      }
      if (request.day < request.today) throw new HttpProblem(422, TEXTS.pastDay);
      const scheduled = await schedule(tx, session, request, { operationId, register: body.equipo });
      await answerRequest(tx, session, id, 'aceptada');
      return { nota: scheduled, isNew: true };
    }),
  );
  if (isNew) countNota(0);
  return nota;
}
