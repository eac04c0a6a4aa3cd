import { parseArgs } from 'node:util';
import { diaEn, sumarDias, ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { leerAjustes } from '../ajustes.ts';
import { abrirBase } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { migrar } from '../db/migrar.ts';
import { sembrarDemo } from '../demo/sembrarDemo.ts';
import { type Carga, cierre, loteDeClientes, loteDeNotas, preparacion } from './lotes.ts';

/** Rows a transaction adds. */
const POR_LOTE = 25_000;
/** Twenty months. */
const DIAS = 608;

/**
 * `npm run db:seed -- --notas 1000000 --clientes 50000`: adds that many customers and notes, of the last twenty months, to the
 * first demo laundry, for measuring. An empty database gets the demo data first. Reads the same settings as the server.
 */
function leerPeticion(): Pick<Carga, 'notas' | 'clientes'> {
  const { values } = parseArgs({
    options: { notas: { type: 'string', default: '0' }, clientes: { type: 'string', default: '0' } },
  });
  const entero = (nombre: string, texto = '0') => {
    if (!/^\d{1,8}$/.test(texto)) throw new Error(`--${nombre} ${texto}: se espera un entero de 0 a 99999999`);
    return Number(texto);
  };
  return { notas: entero('notas', values.notas), clientes: entero('clientes', values.clientes) };
}

const avisar = (texto: string) => process.stdout.write(`${texto}\n`);

async function ejecutarTodas(conexion: Kysely<Esquema>, sentencias: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const sentencia of sentencias) await sentencia.execute(conexion);
}

async function porLotes(
  conexion: Kysely<Esquema>,
  que: string,
  cuantos: number,
  lote: (primero: number, ultimo: number) => RawBuilder<unknown>[],
): Promise<void> {
  const inicio = Date.now();
  for (let primero = 1; primero <= cuantos; primero += POR_LOTE) {
    const ultimo = Math.min(cuantos, primero + POR_LOTE - 1);
    await conexion.transaction().execute((tx) => ejecutarTodas(tx, lote(primero, ultimo)));
    avisar(`${que}: ${ultimo} de ${cuantos} (${((Date.now() - inicio) / 1000).toFixed(1)} s)`);
  }
}

async function llenar(conexion: Kysely<Esquema>, peticion: Pick<Carga, 'notas' | 'clientes'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants order by nombre limit 1`.execute(conexion);
  const tenant = rows[0]?.id;
  if (tenant === undefined) throw new Error('No hay ninguna lavandería en la base');
  const hasta = diaEn(ZONA_PREDETERMINADA, new Date());
  const carga: Carga = { ...peticion, tenant, desde: sumarDias(hasta, -DIAS), hasta };
  await sql`set statement_timeout = 0`.execute(conexion);
  await porLotes(conexion, 'Clientes', carga.clientes, (primero, ultimo) => loteDeClientes(carga, primero, ultimo));
  await ejecutarTodas(conexion, preparacion(carga));
  await porLotes(conexion, 'Notas', carga.notas, (primero, ultimo) => loteDeNotas(carga, primero, ultimo));
  avisar('Resumen y estadísticas...');
  await ejecutarTodas(conexion, cierre(carga));
  await sql`vacuum analyze`.execute(conexion);
}

const peticion = leerPeticion();
const base = await abrirBase(leerAjustes(process.env));
try {
  await migrar(base);
  await sembrarDemo(base);
  // Asked for nothing, the database is only migrated and, empty, given the demo: adding up millions of notes again takes minutes.
  if (peticion.notas + peticion.clientes > 0) await base.kysely.connection().execute((conexion) => llenar(conexion, peticion));
  avisar('Listo');
} finally {
  await base.cerrar();
}
