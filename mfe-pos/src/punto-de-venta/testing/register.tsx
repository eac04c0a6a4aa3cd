import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import type { DailyCapacity, EnvioConfig } from '@lavanda/shared/contract/schemas/tenant';
import type { Role } from '@lavanda/shared/domain/roles';
import { id, NARVARTE, testCliente, testNota, testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, waitFor, within } from '@testing-library/react';
import PuntoDeVentaPage from '../PuntoDeVentaPage';

/** The tests' catalogue, in pesos like the API. */
export const CATALOG = [
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
  {
    _id: '10000000-0000-4000-8000-000000000003',
    servicio: 'Costura y arreglos',
    categoria: 'Otros',
    medida: 'flex',
    precio: 0,
  },
  {
    _id: '10000000-0000-4000-8000-000000000004',
    servicio: 'Almohada',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 60,
  },
] as const;

const RANGES: EnvioConfig = {
  rulesType: 'rango',
  rules: {
    rango: [
      { min: 0, max: 300, envio: 45 },
      { min: 300, max: 800, envio: 35 },
      { min: 800, envio: 0 },
    ],
  },
};

export const CLIENTE: Cliente = testCliente({ nombre: 'María Fernanda', apellido: 'Ríos' });

/** The server's response to a save: a test nota with the sent id, cliente, total and abonos, a folio and the next version. */
export function accepted(body: SaveNota, changes: Partial<Nota> = {}): { inserted_id: string; data: Nota } {
  const data = testNota({
    _id: body.id ?? id(),
    folio: 10483,
    clave: 'B412',
    version: (body.version ?? 0) + 1,
    usuario: body.usuario,
    usuario_name: body.usuario_name ?? '',
    total: body.total ?? 0,
    abonos: (body.pagos ?? []).reduce((sum, { monto: amount }) => sum + amount, 0),
    ...changes,
  });
  return { inserted_id: data._id, data };
}

/** Mock network for the point of sale: catalogue, one cliente without a recoleccion, saves that succeed. */
export function tillNetwork(): MockNetwork {
  const net = mockNetwork();
  net.route('GET /api/servicios/all', () => ({ body: { servicios: CATALOG } }));
  net.route('POST /api/clientes/', () => ({ body: { clientes: [CLIENTE] } }));
  net.route('GET /api/ventas/', () => ({ body: { results: [] } }));
  net.route('POST /api/ventas/guardar', ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
  return net;
}

/** Bodies of the saves of notas (POST /api/ventas/guardar), oldest first. */
export function saved(net: MockNetwork): SaveNota[] {
  return net.seen('POST /api/ventas/guardar').map(({ body }) => body as unknown as SaveNota);
}

interface Options {
  path?: string;
  rol?: Role;
  capacity?: DailyCapacity;
  deliveryDays?: number;
}

/** Time between two keys that a person types, ms: too long for the keys of a barcode scanner. */
const PERSON_MS = 60;
const SCANNER_MS = 1;

/** Gives events simulated times, so that keys typed on a slow machine keep the intended intervals. */
function simulateTimes(): { speed: number } {
  const time = { speed: PERSON_MS };
  let now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => {
    now += time.speed;
    return now;
  });
  return time;
}

/** Opens the point of sale as the shell does, and waits for the catalogue. */
export async function openTill({ path = '/app/pos', rol: role, capacity, deliveryDays = 2 }: Options = {}) {
  const time = simulateTimes();
  const till = await renderSection([{ path: '/app/pos/:nota?', element: <PuntoDeVentaPage /> }], {
    session: testSession(role, {
      tenant: { envio: RANGES, dias_entrega: deliveryDays },
      ...(capacity && { usuario: { sucursalData: { ...NARVARTE, capacidad: capacity } } }),
    }),
    places: [path],
  });
  await screen.findByRole('button', { name: tileName(CATALOG[0].servicio) });
  return {
    ...till,
    /** Reads a code with a barcode scanner, which types it at once and ends it with Enter. */
    async scan(code: string) {
      time.speed = SCANNER_MS;
      await till.usuario.keyboard(`${code}{Enter}`);
      time.speed = PERSON_MS;
    },
    go: (target: string) => till.router.navigate(target),
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;

/** Matches a tile's name from its start, because the button of a nota's line contains the same text further on. */
const tileName = (name: string) => new RegExp(`^${name} (\\$|Flexible)`);

export const tile = (name: string) => screen.getByRole('button', { name: tileName(name) });
export const lines = () => within(screen.getByRole('list', { name: 'Artículos' })).getAllByRole('listitem');
export const nota = () => within(screen.getByRole('region', { name: 'Nota' }));
export const saveButton = () => screen.getByRole('button', { name: /^(GUARDAR|PROCESANDO)/ });

/** The amount next to a label of the sums. */
export function sum(label: string): string {
  return nota().getByText(label, { selector: 'dt' }).parentElement?.textContent?.replace(label, '') ?? '';
}

export async function selectCliente({ usuario: user }: Till): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Seleccionar usuario' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seleccionar usuario' }));
  await user.type(dialog.getByRole('combobox'), 'ríos');
  await user.keyboard('{Enter}');
  await user.click(await dialog.findByRole('option', { name: /María Fernanda/ }));
}

export async function addKilos({ usuario: user }: Till, kilos: string): Promise<void> {
  await user.click(tile('Ropa delicada por kg'));
  await user.type(await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' }), `${kilos}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
