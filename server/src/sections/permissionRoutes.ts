import { readPermissionsCall, savePermissionsCall } from '@lavanda/shared/contract/calls/permissions';
import { readPermissionsSchemas, savePermissionsSchemas } from '@lavanda/shared/contract/schemas/permissions';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { readPermissions, savePermissions } from './permissions.ts';

/** Routes for a superuser to read and change which roles have each permission that a section declares. */
export function permissionRoutes(app: FastifyInstance, db: Database): void {
  route(app, readPermissionsCall, readPermissionsSchemas, async ({ session }) => ({
    permisos: await readPermissions(db, session.tenantId),
  }));
  route(app, savePermissionsCall, savePermissionsSchemas, async ({ session, body }) => ({
    permisos: await savePermissions(db, session, body),
  }));
}
