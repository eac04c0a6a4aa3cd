import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';

/** Answer of authData for a user of that role, in a laundry with a logo and an icon. */
export const readSession = (role: Role) =>
  testSession(role, { usuario: { _id: 'u1' }, tenant: { logo: '/logo-agua.svg', logo_ico: '/agua.ico' } });
