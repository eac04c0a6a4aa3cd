import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { id } from '@lavanda/shared/testing/fixtures';
import type { MockNetwork } from '@lavanda/shared/testing/network';
import { BRENDA, MARIANA, teamNetwork } from '../../team/testing/team';

export const TRAIL = 'GET /api/bitacora';

export function entry(changes: Partial<TrailEntry> = {}): TrailEntry {
  return {
    _id: `${id()}.0`,
    // December 11 in UTC, but still December 10 in the sucursal.
    momento: '2026-12-11T01:05:00.000Z',
    accion: 'cliente.agregar',
    persona: { _id: BRENDA._id, nombre: BRENDA.nombre },
    asunto: 'Ana Treviño',
    nota: null,
    cambios: [],
    pagos: [],
    motivo: null,
    direccion: null,
    ...changes,
  };
}

export const NOTA = { _id: id(42), folio: 1042, sucursal: 'Narvarte', cliente: 'Ana Treviño', anulada: false };

/** Fake server whose whole trail fits in one page. */
export function trailNetwork(...entries: TrailEntry[]): MockNetwork {
  const net = teamNetwork(MARIANA, BRENDA);
  net.route(TRAIL, () => ({ body: { entradas: entries, siguiente: null } }));
  return net;
}
