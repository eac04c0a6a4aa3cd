import type { EventKind, LiveEvent } from '@lavanda/shared/contract/schemas/events';
import { can, type Permission, seesAllSucursales } from '@lavanda/shared/domain/roles';
import type { Session } from '../http/session.ts';

/** Kinds that end streams instead of being told to browsers. */
type AccessKind = 'sesion' | 'acceso';

/** Kinds that browsers are told. */
export interface ToldNotice extends Notice {
  tipo: EventKind;
}

/** What a transaction changed, as 035-events.sql tells it. */
export interface Notice {
  tipo: EventKind | AccessKind;
  /** Null: of no laundry in particular. */
  tenant: string | null;
  /** Null: of the whole laundry. */
  sucursal: string | null;
  ids: string[];
  origen: string | null;
  /** Names the transaction, the same on every server. */
  tx: string;
}

/** Which right hears of each kind; 'session': anybody of the laundry. */
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

/** A notification's content; null when it is none of ours. */
export function parseNotice(payload: string): Notice | null {
  if (!payload.startsWith('{"tipo"')) return null;
  return JSON.parse(payload) as Notice;
}

/** Whether browsers are told; the others end streams. */
export function isTold(notice: Notice): notice is ToldNotice {
  return notice.tipo !== 'sesion' && notice.tipo !== 'acceso';
}

/** Whether the session may know of it: by its laundry, its sucursal and its role, as the lists that it reads. */
export function mayHear(session: Session, { tipo: kind, tenant, sucursal }: ToldNotice): boolean {
  if (tenant !== null && tenant !== session.tenantId) return false;
  if (sucursal !== null && sucursal !== session.sucursalId && !seesAllSucursales(session.rol)) return false;
  const right = HEARD_BY[kind];
  return right === 'session' || can(session.rol, right);
}

/** What browsers are told: neither the laundry nor the sucursal. */
export function toEvent({ tipo: kind, ids, origen: from }: ToldNotice): LiveEvent {
  return { tipo: kind, ids, origen: from };
}
