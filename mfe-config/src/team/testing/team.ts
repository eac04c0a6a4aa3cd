import type { Member } from '@lavanda/shared/contract/schemas/team';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { marianaSession } from '../../testing/session';

export const TEAM = 'GET /api/tenant/allUsersByTenant';
export const SAVE = 'POST /api/usuarios/guardar';
export const REMOVE = 'POST /api/usuarios/delete';
export const RESEND = 'POST /api/usuarios/reenviar';

const numbered = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The superuser that the tests are signed in as. */
export const MARIANA: Member = {
  _id: marianaSession().usuario._id,
  usuario: 'super@aguaclara.mx',
  email: 'super@aguaclara.mx',
  nombre: 'Mariana Robles',
  rol: 'superuser',
  confirmed: true,
  // December 11 in UTC, but still December 10 in the sucursal.
  lastLogin: '2026-12-11T01:05:00.000Z',
  fechaAlta: '2023-02-15T04:30:00.000Z',
  idSucursal: NARVARTE._id,
  sucursalData: NARVARTE,
  invitacion: null,
};

export const BRENDA: Member = {
  ...MARIANA,
  _id: numbered(1),
  usuario: 'brenda@aguaclara.mx',
  email: 'brenda@aguaclara.mx',
  nombre: 'Brenda Yáñez',
  rol: 'user',
  lastLogin: null,
  idSucursal: DEL_VALLE._id,
  sucursalData: DEL_VALLE,
};

export const KARLA: Member = {
  ...BRENDA,
  _id: numbered(2),
  usuario: 'karla.mtz@correo.mx',
  email: 'karla.mtz@correo.mx',
  nombre: '',
  rol: 'accountant',
  confirmed: false,
  invitacion: { correo: 'enviado', expira: '2026-12-13T12:00:00.000Z', vencida: false },
};

/** Fake server whose team is `team`. Each test adds its own answers to saves and deletes. */
export function teamNetwork(...team: Member[]): MockNetwork {
  const net = mockNetwork();
  net.route(TEAM, () => ({ body: { response: team } }));
  net.route('GET /api/tenant/sucursales', () => ({ body: { sucursales: [NARVARTE, DEL_VALLE] } }));
  return net;
}
