import type { Rol } from '@lavanda/shared/domain/roles';

/** Who makes a call, as the database knows them; never from the payload. */
export interface Sesion {
  usuarioId: string;
  tenantId: string;
  rol: Rol;
  nombre: string;
  sucursalId: string;
  /** IANA time zone of the user's branch. */
  zonaHoraria: string;
}
