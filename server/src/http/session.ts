import type { Role } from '@lavanda/shared/domain/roles';

/** The session under which a call runs: its user, laundry and sucursal. */
export interface Session {
  sessionId: string;
  userId: string;
  tenantId: string;
  rol: Role;
  nombre: string;
  sucursalId: string;
  /** IANA time zone of the user's sucursal. */
  zonaHoraria: string;
  /** The user who sends what `userId` captured on the same device; absent when both are the same user. */
  senderId?: string;
  /** Name of the driver who makes the call through a driver's link; `userId` is then the user who made the link. */
  driver?: string;
}
