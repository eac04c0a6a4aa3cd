import { can, type Role, seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { TEXTS } from './texts.ts';

/** The fields by which a captured call names the user who captured it (contract/schemas/capture.ts). */
interface Sent {
  captura?: boolean | undefined;
  capturada_por?: string | undefined;
}

/** The fields of a user that a session holds. */
type Capturer = Pick<Session, 'userId' | 'rol' | 'nombre' | 'sucursalId' | 'zonaHoraria'>;

/**
 * The session under which a captured call runs: the sender's own, unless another user captured the call on the same device
 * (day.md 1). Then it is a session of that capturer, whose account may have been removed since, with the role that `lesserRole`
 * chooses from those of the capturer and the sender.
 * @throws HttpProblem 403 for a sender whose role may not void, or who doesn't see the capturer's sucursal; 422 for an unknown
 * user
 */
export async function sessionOfCapture(db: Database, session: Session, sent: Sent): Promise<Session> {
  const capturerId = sent.capturada_por?.toLowerCase();
  if (sent.captura !== true || capturerId === undefined || capturerId === session.userId) return session;
  if (!can(session.rol, 'notas.anular')) throw fieldProblem(403, 'capturada_por', TEXTS.mayNotSend);
  const { rows } = await withTenant(db, session.tenantId, (tx) =>
    sql<Capturer>`
      select u.id as "userId", u.rol, u.nombre, u.sucursal_id as "sucursalId", s.zona_horaria as "zonaHoraria"
      from usuarios u join sucursales s on s.tenant_id = u.tenant_id and s.id = u.sucursal_id
      where u.tenant_id = ${session.tenantId} and u.id = ${capturerId}`.execute(tx),
  );
  const capturer = rows[0];
  if (!capturer) throw fieldProblem(422, 'capturada_por', TEXTS.unknownCapturer);
  if (capturer.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol))
    throw fieldProblem(403, 'capturada_por', TEXTS.otherSucursal);
  return { ...session, ...capturer, rol: lesserRole(capturer.rol, session.rol), senderId: session.userId };
}

/**
 * The role with the fewer rights. Whoever captured could write notas at that time, so a capturer who has become an accountant,
 * who may only read, counts as a 'user'.
 */
function lesserRole(capturer: Role, sender: Role): Role {
  if (capturer === 'superuser') return sender;
  return capturer === 'admin' ? 'admin' : 'user';
}
