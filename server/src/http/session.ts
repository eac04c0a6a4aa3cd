import type { Role } from '@lavanda/shared/domain/roles';

/** Who makes a call, as the database knows them; never from the payload. */
export interface Session {
  userId: string;
  tenantId: string;
  rol: Role;
  nombre: string;
  sucursalId: string;
  /** IANA time zone of the user's branch. */
  zonaHoraria: string;
}
