import type { EventKind, LiveEvent } from '@lavanda/shared/contract/schemas/events';
import { can, type Permission, seesAllSucursales } from '@lavanda/shared/domain/roles';
import type { Session } from '../http/session.ts';

/** Kinds of notices that end streams and aren't sent to browsers. */
type AccessKind = 'sesion' | 'acceso';

/** A notice of a kind that is sent to browsers. */
export interface ToldNotice extends Notice {
  tipo: EventKind;
}

/** A change that a transaction made, as the triggers of 035-events.sql notify it. */
export interface Notice {
  tipo: EventKind | AccessKind;
  /** Null when the change concerns all laundries. */
  tenant: string | null;
  /** Null when the change concerns the whole laundry. */
  sucursal: string | null;
  ids: string[];
  origen: string | null;
  /** Id of the transaction, the same on every server. */
  tx: string;
}

/** Permission needed to receive each kind of event; with 'session', every session of the laundry receives it. */
const HEARD_BY: Readonly<Record<EventKind, Permission | 'session'>> = {
  nota: 'notas.leer',
  presencia: 'notas.leer',
  solicitud: 'notas.cambiar',
  cliente: 'clientes.leer',
  servicio: 'catalogo.leer',
  caja: 'caja.leer',
  sucursal: 'session',
  identidad: 'session',
  equipo: 'configurar',
  ruta: 'notas.cambiar',
  entrega: 'session',
};

/** Parses a notification's content; null for content that isn't a notice. */
export function parseNotice(payload: string): Notice | null {
  if (!payload.startsWith('{"tipo"')) return null;
  return JSON.parse(payload) as Notice;
}

/** Whether the notice is sent to browsers; the other kinds end streams. */
export function isTold(notice: Notice): notice is ToldNotice {
  return notice.tipo !== 'sesion' && notice.tipo !== 'acceso';
}

/** Whether the session may receive the notice: its laundry, sucursal and role decide, as for the lists that the session reads. */
export function mayHear(session: Session, { tipo: kind, tenant, sucursal }: ToldNotice): boolean {
  if (tenant !== null && tenant !== session.tenantId) return false;
  if (sucursal !== null && sucursal !== session.sucursalId && !seesAllSucursales(session.rol)) return false;
  const right = HEARD_BY[kind];
  return right === 'session' || can(session.rol, right);
}

/** The event to send to browsers, without the notice's laundry and sucursal. */
export function toEvent({ tipo: kind, ids, origen: from }: ToldNotice): LiveEvent {
  return { tipo: kind, ids, origen: from };
}
