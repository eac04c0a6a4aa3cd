import type { Role } from '@lavanda/shared/domain/roles';

/** Who makes a call, read from the database and never from the request's data. */
export interface Session {
  sessionId: string;
  userId: string;
  tenantId: string;
  rol: Role;
  nombre: string;
  sucursalId: string;
  /** IANA time zone of the user's sucursal. */
  zonaHoraria: string;
  /** Who sends what `userId` captured on the same device; absent when they are the same. */
  senderId?: string;
  /** Name of the driver when the call comes from a driver's link; `userId` is then the user who made the link. */
  driver?: string;
}
