import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';

/** authData's answer for a user of that role, in a laundry with images. */
export const readSession = (role: Role) =>
  testSession(role, { usuario: { _id: 'u1' }, tenant: { logo: '/logo-agua.svg', logo_ico: '/agua.ico' } });
