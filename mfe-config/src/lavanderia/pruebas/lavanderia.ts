import type { GuardarIdentidad, GuardarSucursal, Identidad, Sucursal } from '@lavanda/shared/contract/tenant';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/pruebas/datos';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { screen, within } from '@testing-library/react';
import { montar } from '../../pruebas/montar';
import { sesionDeMariana } from '../../pruebas/sesion';

export const IDENTIDAD: Identidad = {
  ...sesionDeMariana().usuario.tenantData,
  envio: {
    rulesType: 'rango',
    rules: {
      conCosto: { monto: 40 },
      rango: [
        { min: 0, max: 300, envio: 45 },
        { min: 300, max: 800, envio: 35 },
        { min: 800, envio: 0 },
      ],
    },
  },
  ticket_ancho: 80,
  ticket_legal: 'Conserva este ticket.',
  avisos: [],
};

/** A server that keeps what is sent to it. */
export function servidorDeIdentidad(inicial: Partial<Identidad> = {}): Red & { identidad: () => Identidad } {
  const red = simularRed();
  let identidad: Identidad = { ...IDENTIDAD, ...inicial };
  let sucursales: Sucursal[] = [DEL_VALLE, NARVARTE];
  red.atender('GET /api/tenant/identidad', () => ({ cuerpo: identidad }));
  red.atender('GET /api/tenant/sucursales', () => ({ cuerpo: { sucursales } }));
  red.atender('GET /api/auth/authData', () => {
    const sesion = sesionDeMariana();
    return { cuerpo: { ...sesion, usuario: { ...sesion.usuario, tenantData: identidad } } };
  });
  red.atender('POST /api/tenant/identidad', ({ cuerpo }) => {
    identidad = { ...identidad, ...(cuerpo as GuardarIdentidad) };
    return { cuerpo: identidad };
  });
  red.atender('POST /api/tenant/imagen', ({ query }) => {
    const url = `/imagenes/${query.get('tipo')}.png`;
    identidad = { ...identidad, [query.get('tipo') === 'logo' ? 'logo' : 'logo_ico']: url };
    return { cuerpo: { url, ancho: 64, alto: 64 } };
  });
  red.atender('POST /api/tenant/sucursales/guardar', ({ cuerpo }) => {
    const datos = cuerpo as GuardarSucursal;
    const previa = sucursales.find(({ _id }) => _id === datos._id);
    const sucursal = { zona_horaria: 'America/Mexico_City', ...previa, ...datos, _id: previa?._id ?? 'nueva' };
    sucursales = [...sucursales.filter((otra) => otra !== previa), sucursal];
    return { cuerpo: { response: sucursal._id, sucursal } };
  });
  return { ...red, identidad: () => identidad };
}

/** Opens the page and waits for its form. */
export async function abrir() {
  const pagina = await montar('/app/configuracion/lavanderia');
  await screen.findByRole('button', { name: 'Guardar' });
  await screen.findByRole('button', { name: 'Modificar Narvarte' });
  return { ...pagina, guardar: () => pagina.usuario.click(screen.getByRole('button', { name: 'Guardar' })) };
}

export const campo = (nombre: string) => screen.getByRole('textbox', { name: nombre });
export const parte = (nombre: string) => within(screen.getByRole('region', { name: nombre }));
