import type { readPermissionsSchemas, savePermissionsSchemas } from '../schemas/permissions.ts';
import { sessionCall } from './call.ts';

/** The permissions that live sections bring, with the roles that have each in the laundry. */
export const readPermissionsCall = sessionCall<typeof readPermissionsSchemas>('GET', '/api/tenant/permisos', 'configurar');

/** Grants the named permissions to the named roles and to no other role. 422 when a permission belongs to no live section. */
export const savePermissionsCall = sessionCall<typeof savePermissionsSchemas>('POST', '/api/tenant/permisos', 'configurar');
