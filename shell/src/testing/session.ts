import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';

/** What authData answers for a user of that role, of a laundry with pictures. */
export const readSession = (role: Role) =>
  testSession(role, { usuario: { _id: 'u1' }, tenant: { logo: '/logo-agua.svg', logo_ico: '/agua.ico' } });
