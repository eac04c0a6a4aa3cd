import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import type { Rol } from '@lavanda/shared/domain/roles';
import { clienteDePrueba, id, notaDePrueba, sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import { screen, waitFor, within } from '@testing-library/react';
import PuntoDeVentaPage from '../PuntoDeVentaPage';

/** The catalogue of the tests, in the wire's pesos. */
export const CATALOGO = [
  {
    _id: '10000000-0000-4000-8000-000000000001',
    servicio: 'Edredón matrimonial',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 120,
  },
  {
    _id: '10000000-0000-4000-8000-000000000002',
    servicio: 'Ropa delicada por kg',
    categoria: 'Lavado',
    medida: 'kg',
    precio: 38.9,
  },
  { _id: '10000000-0000-4000-8000-000000000003', servicio: 'Costura y arreglos', categoria: 'Otros', medida: 'flex', precio: 0 },
  { _id: '10000000-0000-4000-8000-000000000004', servicio: 'Almohada', categoria: 'Edredones', medida: 'pz', precio: 60 },
] as const;

const RANGOS: EnvioConfig = {
  rulesType: 'rango',
  rules: {
    rango: [
      { min: 0, max: 300, envio: 45 },
      { min: 300, max: 800, envio: 35 },
      { min: 800, envio: 0 },
    ],
  },
};

export const CLIENTE: Cliente = clienteDePrueba({ nombre: 'María Fernanda', apellido: 'Ríos' });

/** What the server would answer to a save: the note as sent, with folio and version. */
export function aceptada(cuerpo: GuardarNota, cambios: Partial<Nota> = {}): { inserted_id: string; data: Nota } {
  const data = notaDePrueba({
    _id: cuerpo.id ?? id(),
    folio: 10483,
    version: (cuerpo.version ?? 0) + 1,
    usuario: cuerpo.usuario,
    usuario_name: cuerpo.usuario_name ?? '',
    total: cuerpo.total ?? 0,
    abonos: (cuerpo.pagos ?? []).reduce((suma, { monto }) => suma + monto, 0),
    ...cambios,
  });
  return { inserted_id: data._id, data };
}

/** The network as the point of sale finds it: catalogue, one customer without a pickup, saves that are accepted. */
export function redDeCaja(): Red {
  const red = simularRed();
  red.atender('GET /api/servicios/all', () => ({ cuerpo: { servicios: CATALOGO } }));
  red.atender('POST /api/clientes/', () => ({ cuerpo: { clientes: [CLIENTE] } }));
  red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [] } }));
  red.atender('POST /api/ventas/guardar', ({ cuerpo }) => ({ cuerpo: aceptada(cuerpo as unknown as GuardarNota) }));
  return red;
}

/** Bodies posted to guardar, oldest first. */
export function guardados(red: Red): GuardarNota[] {
  return red.vistas('POST /api/ventas/guardar').map(({ cuerpo }) => cuerpo as unknown as GuardarNota);
}

interface Opciones {
  ruta?: string;
  rol?: Rol;
}

/** Opens the point of sale as the shell does, with the catalogue on screen. */
export async function abrirCaja({ ruta = '/app/pos', rol }: Opciones = {}) {
  const caja = await montarSeccion([{ path: '/app/pos/:nota?', element: <PuntoDeVentaPage /> }], {
    sesion: sesionDePrueba(rol, { tenant: { envio: RANGOS } }),
    lugares: [ruta],
  });
  await screen.findByRole('button', { name: /Edredón matrimonial \$120\.00/ });
  return { ...caja, ir: (destino: string) => caja.router.navigate(destino) };
}

export type Caja = Awaited<ReturnType<typeof abrirCaja>>;

export const tile = (nombre: string) => screen.getByRole('button', { name: new RegExp(`^${nombre} (\\$|Flexible)`) });
export const lineas = () => within(screen.getByRole('list', { name: 'Artículos' })).getAllByRole('listitem');
export const nota = () => within(screen.getByRole('region', { name: 'Nota' }));
export const botonGuardar = () => screen.getByRole('button', { name: /^(GUARDAR|PROCESANDO)/ });

/** The amount beside a label of the sums. */
export function suma(etiqueta: string): string {
  return nota().getByText(etiqueta, { selector: 'dt' }).parentElement?.textContent?.replace(etiqueta, '') ?? '';
}

export async function elegirCliente({ usuario }: Caja): Promise<void> {
  await usuario.click(screen.getByRole('button', { name: 'Seleccionar usuario' }));
  const ventana = within(await screen.findByRole('dialog', { name: 'Seleccionar usuario' }));
  await usuario.type(ventana.getByRole('combobox'), 'ríos');
  await usuario.keyboard('{Enter}');
  await usuario.click(await ventana.findByRole('option', { name: /María Fernanda/ }));
}

export async function agregarKilos({ usuario }: Caja, kilos: string): Promise<void> {
  await usuario.click(tile('Ropa delicada por kg'));
  await usuario.type(await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' }), `${kilos}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
