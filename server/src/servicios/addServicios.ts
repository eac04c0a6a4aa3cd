import { randomUUID } from 'node:crypto';
import type { NewServicio, Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { pesosToCentavos } from '@lavanda/shared/domain/money';
import { nameKey } from '@lavanda/shared/domain/oneLineText';
import { MAX_SERVICIOS, SERVICIO_TEXTS } from '@lavanda/shared/domain/servicio';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { readCatalog } from './readCatalog.ts';
import { lockCatalog, nextOrder, resolveServicio } from './saveServicio.ts';

/**
 * Splits the sent servicios into new servicios, already checked, and names that exist.
 * @throws HttpProblem 422 naming the field
 */
function separate(sent: readonly NewServicio[], catalog: readonly Servicio[]): { created: Servicio[]; existing: string[] } {
  const known = new Map(catalog.map((servicio) => [nameKey(servicio.servicio), servicio]));
  const ofCategory = new Map(catalog.map((servicio) => [servicio.categoria, servicio]));
  const created: Servicio[] = [];
  const existing: string[] = [];
  for (const [index, form] of sent.entries()) {
    const namesake = known.get(nameKey(form.servicio));
    if (namesake) {
      existing.push(namesake.servicio);
      continue;
    }
    if (known.size >= MAX_SERVICIOS) throw new HttpProblem(422, SERVICIO_TEXTS.tooMany);
    // The name was compared above, so one servicio of each category suffices, to find the category's spelling.
    const servicio = { _id: randomUUID(), ...resolveAt(index, form, [...ofCategory.values()]) };
    known.set(nameKey(servicio.servicio), servicio);
    ofCategory.set(servicio.categoria, servicio);
    created.push(servicio);
  }
  return { created, existing };
}

function resolveAt(index: number, form: NewServicio, known: readonly Servicio[]): Omit<Servicio, '_id'> {
  try {
    return resolveServicio(form, known);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const faults = error.campos?.map((fault) => ({ ...fault, campo: `servicios.${index}.${fault.campo}` }));
    throw new HttpProblem(error.status, `${form.servicio}: ${error.detail}`, faults);
  }
}

/**
 * Adds all of the servicios at the end of the catalogue, or none. Servicios whose name exists stay unchanged, so a repeated
 * list adds nothing.
 * @throws HttpProblem 422 naming the field, such as 'servicios.3.precio'
 */
export async function addServicios(db: Database, session: Session, sent: readonly NewServicio[]) {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    await lockCatalog(tx, tenantId);
    const { created, existing } = separate(sent, await readCatalog(tx, tenantId));
    const order = await nextOrder(tx, tenantId);
    for (const [index, { _id, ...servicio }] of created.entries()) {
      const row = { ...servicio, precio: pesosToCentavos(servicio.precio) ?? 0, orden: order + index };
      await tx
        .insertInto('servicios')
        .values({ ...row, tenant_id: tenantId, id: _id })
        .execute();
      await note(tx, session, 'servicio.agregar', { _id, antes: null, servicio });
    }
    return { agregados: created, existentes: existing };
  });
}
