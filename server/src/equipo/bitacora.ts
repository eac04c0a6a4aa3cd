import type { Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import type { Sesion } from '../http/sesion.ts';

/** Writes down, in the transaction of the change itself, who changed what of the laundry's settings; never a password or a token. */
export async function anotar(
  tx: Transaction<Esquema>,
  sesion: Pick<Sesion, 'tenantId' | 'usuarioId'>,
  accion: string,
  detalle: object,
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values({ tenant_id: sesion.tenantId, usuario_id: sesion.usuarioId, accion, detalle: JSON.stringify(detalle) })
    .execute();
}
