import type { Place } from '@lavanda/shared/contract/schemas/rutas';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';

/** Sets where the routes of the session's sucursal begin. */
export function saveStart(db: Database, { tenantId, sucursalId }: Session, { lat, lon }: Place): Promise<Place> {
  return withTenant(db, tenantId, async (tx) => {
    await tx.updateTable('sucursales').set({ lat, lon }).where('tenant_id', '=', tenantId).where('id', '=', sucursalId).execute();
    return { lat, lon };
  });
}
