import type { Rol } from '@lavanda/shared/domain/roles';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';

/** What authData answers for a user of that role, of a laundry with pictures. */
export const sesionDe = (rol: Rol) =>
  sesionDePrueba(rol, { usuario: { _id: 'u1' }, tenant: { logo: '/logo-agua.svg', logo_ico: '/agua.ico' } });
