import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { DEFAULT_TIME_ZONE, type LocalDay } from '@lavanda/shared/domain/dates';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { hashPassword } from '../auth/passwords.ts';
import { NO_CAPACITY } from '../tenant/capacity.ts';
import { issuerRow } from '../tenant/issuer.ts';
import type { ClienteDemo } from './clientes.ts';
import { CLIENTES, DOMICILIOS, SUCURSALES, TENANTS, USERS } from './columns.ts';
import { insertRows } from './insert.ts';
import { type DemoLaundry, PASSWORD_DEMO } from './laundries.ts';
import { capacityDemo } from './promises.ts';

/** A sucursal of a demo laundry, with its id. */
export type SucursalDemo = DemoLaundry['sucursales'][number] & { id: string };
/** A user of a demo laundry, with its id. */
export type UserDemo = DemoLaundry['usuarios'][number] & { id: string };

/** Width and height of a tab icon, px. */
const ICON_SIDE = 64;

/** Renders a logo (SVG data URI) as the tab icon: a small PNG in a data URI. */
async function iconOf(logo: string): Promise<string> {
  const svg = Buffer.from(decodeURIComponent(logo.slice(logo.indexOf(',') + 1)));
  const png = await sharp(svg).resize(ICON_SIDE, ICON_SIDE).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const capacityColumns = ({ kilos, piezas: pieces, dias_cerrados: weekdays, fechas_cerradas: dates }: DailyCapacity) => ({
  capacidad_gramos: kilos === null ? null : kilos * 1000,
  capacidad_piezas: pieces,
  dias_cerrados: weekdays,
  fechas_cerradas: dates,
});

/** Inserts the laundry's row of `tenants`. */
export async function insertTenant<B>(tx: Kysely<B>, tenant: string, laundry: DemoLaundry): Promise<void> {
  await insertRows(tx, 'tenants', TENANTS, [
    {
      id: tenant,
      nombre: laundry.nombre,
      logo: laundry.logo,
      logo_ico: await iconOf(laundry.logo),
      color_primario: laundry.primario,
      color_secundario: laundry.secundario,
      envio: laundry.envio,
      dias_entrega: 2,
      logo_ticket: laundry.logoTicket,
      ticket_legal: laundry.legal,
      ...issuerRow(laundry.issuer),
      aviso_privacidad: laundry.privacyNotice,
      usa_corte: true,
      activo: true,
    },
  ]);
}

/** Inserts the laundry's sucursales; only those marked `limited` have a daily capacity. */
export async function insertSucursales<B>(
  tx: Kysely<B>,
  tenant: string,
  sucursales: readonly SucursalDemo[],
  today: LocalDay,
): Promise<void> {
  await insertRows(
    tx,
    'sucursales',
    SUCURSALES,
    sucursales.map(({ id, nombre: name, direccion: address, telefono: phone, horario: hours, limited, start: from }) => ({
      tenant_id: tenant,
      id,
      nombre: name,
      zona_horaria: DEFAULT_TIME_ZONE,
      direccion: address,
      telefono: phone,
      horario: hours,
      ...capacityColumns(limited ? capacityDemo(today) : NO_CAPACITY),
      ...{ lat: from?.lat ?? null, lon: from?.lon ?? null },
    })),
  );
}

/** Inserts the laundry's users, all with the demo password. @param created ISO 8601 */
export async function insertUsers<B>(
  tx: Kysely<B>,
  { tenant, sucursal, created }: { tenant: string; sucursal: string | undefined; created: string },
  users: readonly UserDemo[],
): Promise<void> {
  const rows = await Promise.all(
    users.map(async (user) => ({
      ...user,
      password_hash: await hashPassword(PASSWORD_DEMO),
      tenant_id: tenant,
      sucursal_id: sucursal,
      confirmado: true,
      alta: created,
    })),
  );
  await insertRows(tx, 'usuarios', USERS, rows);
}

/** Inserts clientes and their domicilios. */
export async function insertClientes<B>(tx: Kysely<B>, tenant: string, clientes: readonly ClienteDemo[]): Promise<void> {
  await insertRows(
    tx,
    'clientes',
    CLIENTES,
    clientes.map(({ domicilios, from, frequency, regimenFiscal, razonSocial: legalName, ...cliente }) => ({
      ...cliente,
      tenant_id: tenant,
      regimen_fiscal: regimenFiscal,
      razon_social: legalName,
      creado: `${from}T08:00:00-06:00`,
    })),
  );
  await insertRows(
    tx,
    'domicilios',
    DOMICILIOS,
    clientes.flatMap(({ id, domicilios }) =>
      domicilios.map((domicilio, index) => ({ ...domicilio, tenant_id: tenant, cliente_id: id, orden: index })),
    ),
  );
}
