import { reglaDeEnvio } from '@lavanda/shared/contract/reglaDeEnvio';
import { type Dia, diaEn, sumarDias, ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { type Kysely, sql } from 'kysely';
import { cifrarPassword } from '../auth/passwords.ts';
import type { Base } from '../db/conexion.ts';
import { Azar } from './azar.ts';
import { CATALOGO } from './catalogo.ts';
import { clientesDemo } from './clientes.ts';
import { iconoDe } from './icono.ts';
import { insertarFilas } from './insertar.ts';
import { LAVANDERIAS, type LavanderiaDemo, PASSWORD_DEMO } from './lavanderias.ts';
import { notasDemo } from './notas.ts';
import { sembrarNotas } from './sembrarNotas.ts';
import { CLIENTES, DOMICILIOS, SERVICIOS, SUCURSALES, TENANTS, USUARIOS } from './tablas.ts';

/** Twenty months of notes. */
const DIAS = 608;

/** Who the demo's notes are signed by: those who attend the counter; branches without staff of their own, by the superuser. */
function creadoresDe(lavanderia: LavanderiaDemo, ids: readonly string[], sucursal: number): string[] {
  const rol = sucursal === 0 ? 'user' : 'superuser';
  return ids.filter((_, lugar) => lavanderia.usuarios[lugar]?.rol === rol);
}

async function sembrarLavanderia<B>(
  tx: Kysely<B>,
  lavanderia: LavanderiaDemo,
  azar: Azar,
  hoy: Dia,
  ahora: string,
): Promise<void> {
  const inicio = sumarDias(hoy, -DIAS);
  const alta = `${inicio}T09:00:00-06:00`;
  const tenant = azar.uuid();
  await insertarFilas(tx, 'tenants', TENANTS, [
    {
      id: tenant,
      nombre: lavanderia.nombre,
      logo: lavanderia.logo,
      logo_ico: await iconoDe(lavanderia.logo),
      color_primario: lavanderia.primario,
      color_secundario: lavanderia.secundario,
      envio: lavanderia.envio,
      dias_entrega: 2,
      logo_ticket: lavanderia.logoTicket,
      activo: true,
    },
  ]);

  const sucursales = lavanderia.sucursales.map((sucursal) => ({ ...sucursal, id: azar.uuid() }));
  const zona_horaria = ZONA_PREDETERMINADA;
  await insertarFilas(
    tx,
    'sucursales',
    SUCURSALES,
    sucursales.map(({ id, nombre, direccion, telefono }) => ({
      tenant_id: tenant,
      id,
      nombre,
      zona_horaria,
      direccion,
      telefono,
    })),
  );

  const usuarios = await Promise.all(
    lavanderia.usuarios.map(async (usuario) => ({
      ...usuario,
      id: azar.uuid(),
      password_hash: await cifrarPassword(PASSWORD_DEMO),
    })),
  );
  await insertarFilas(
    tx,
    'usuarios',
    USUARIOS,
    usuarios.map((usuario) => ({ ...usuario, tenant_id: tenant, sucursal_id: sucursales[0]?.id, confirmado: true, alta })),
  );

  const servicios = CATALOGO.map((servicio) => ({
    ...servicio,
    id: azar.uuid(),
    precio: Math.round((servicio.precio * lavanderia.precios) / 100),
  }));
  await insertarFilas(
    tx,
    'servicios',
    SERVICIOS,
    servicios.map(({ peso, ...servicio }, orden) => ({ ...servicio, tenant_id: tenant, orden, activo: true })),
  );

  const clientes = clientesDemo(azar, lavanderia.clientes, inicio, DIAS);
  await insertarFilas(
    tx,
    'clientes',
    CLIENTES,
    clientes.map(({ domicilios, desde, frecuencia, regimenFiscal, razonSocial, ...cliente }) => ({
      ...cliente,
      tenant_id: tenant,
      regimen_fiscal: regimenFiscal,
      razon_social: razonSocial,
      creado: `${desde}T08:00:00-06:00`,
    })),
  );
  await insertarFilas(
    tx,
    'domicilios',
    DOMICILIOS,
    clientes.flatMap(({ id, domicilios }) =>
      domicilios.map((domicilio, orden) => ({ ...domicilio, tenant_id: tenant, cliente_id: id, orden })),
    ),
  );

  const conRecoleccion = new Set<string>();
  const ids = usuarios.map((usuario) => usuario.id);
  for (const [lugar, { id, notasPorDia }] of sucursales.entries()) {
    const creadores = creadoresDe(lavanderia, ids, lugar);
    const puesto = { azar, hoy, dias: DIAS, notasPorDia, clientes, servicios, regla: reglaDeEnvio(lavanderia.envio), creadores };
    await sembrarNotas(tx, { tenant, sucursal: id, ahora }, notasDemo(puesto, conRecoleccion));
  }
  await sql`select rehacer_resumen(${tenant}::uuid)`.execute(tx);
}

/**
 * Fills an empty database with the demo laundries, all in one transaction; does nothing when there is a tenant already.
 * The same `hoy` (local day in Mexico City, today by default) gives the same data, password salts apart.
 */
export async function sembrarDemo(base: Base, hoy: Dia = diaEn(ZONA_PREDETERMINADA, new Date())): Promise<void> {
  const ahora = new Date().toISOString();
  await base.kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ vacia: boolean }>`select not exists (select 1 from tenants) as vacia`.execute(tx);
    if (!rows[0]?.vacia) return;
    const azar = new Azar(20_240_611);
    for (const lavanderia of LAVANDERIAS) await sembrarLavanderia(tx, lavanderia, azar, hoy, ahora);
  });
  if (base.tipo === 'postgres') await sql`analyze`.execute(base.kysely);
}
