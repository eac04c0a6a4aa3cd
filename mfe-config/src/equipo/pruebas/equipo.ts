import type { Miembro } from '@lavanda/shared/contract/equipo';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/pruebas/datos';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { sesionDeMariana } from '../../pruebas/sesion';

export const EQUIPO = 'GET /api/tenant/allUsersByTenant';
export const GUARDAR = 'POST /api/usuarios/guardar';
export const ELIMINAR = 'POST /api/usuarios/delete';
export const REENVIAR = 'POST /api/usuarios/reenviar';

const numerada = (numero: number) => `00000000-0000-4000-8000-${String(numero).padStart(12, '0')}`;

/** The signed-in superuser. */
export const MARIANA: Miembro = {
  _id: sesionDeMariana().usuario._id,
  usuario: 'super@aguaclara.mx',
  email: 'super@aguaclara.mx',
  nombre: 'Mariana Robles',
  rol: 'superuser',
  confirmed: true,
  // Already the next day in UTC, not yet in the branch.
  lastLogin: '2026-12-11T01:05:00.000Z',
  fechaAlta: '2023-02-15T04:30:00.000Z',
  idSucursal: NARVARTE._id,
  sucursalData: NARVARTE,
  invitacion: null,
};

export const BRENDA: Miembro = {
  ...MARIANA,
  _id: numerada(1),
  usuario: 'brenda@aguaclara.mx',
  email: 'brenda@aguaclara.mx',
  nombre: 'Brenda Yáñez',
  rol: 'user',
  lastLogin: null,
  idSucursal: DEL_VALLE._id,
  sucursalData: DEL_VALLE,
};

export const KARLA: Miembro = {
  ...BRENDA,
  _id: numerada(2),
  usuario: 'karla.mtz@correo.mx',
  email: 'karla.mtz@correo.mx',
  nombre: '',
  rol: 'accountant',
  confirmed: false,
  invitacion: { correo: 'enviado', expira: '2026-12-13T12:00:00.000Z', vencida: false },
};

/** A laundry with that team: what is saved or deleted is answered by the test. */
export function redDeEquipo(...equipo: Miembro[]): Red {
  const red = simularRed();
  red.atender(EQUIPO, () => ({ cuerpo: { response: equipo } }));
  red.atender('GET /api/tenant/sucursales', () => ({ cuerpo: { sucursales: [NARVARTE, DEL_VALLE] } }));
  return red;
}
