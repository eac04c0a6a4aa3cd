import type { readPermissionsSchemas, savePermissionsSchemas } from '../schemas/permissions.ts';
import { sessionCall } from './call.ts';

/** Reads the permissions that the live sections declare, with the roles that have each permission in the laundry. */
export const readPermissionsCall = sessionCall<typeof readPermissionsSchemas>('GET', '/api/tenant/permisos', 'configurar');

/**
 * Grants the named permissions to the named roles and to no other role.
 * @throws 422 when a permission belongs to no live section
 */
export const savePermissionsCall = sessionCall<typeof savePermissionsSchemas>('POST', '/api/tenant/permisos', 'configurar');
