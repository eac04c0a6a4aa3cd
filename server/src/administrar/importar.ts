import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import type { Encabezado } from './exportar.ts';
import { ErrorDeOrden, type Orden, palabra, rutaDe } from './orden.ts';
import { migracionesDe, type Tabla, tablasDeTenant } from './tablas.ts';

const POR_LOTE = 1_000;
const ROTO = 'El archivo no es una exportación de Lavanda, o está incompleto.';

interface Renglon {
  tabla: string;
  fila: Record<string, unknown>;
}

function leerEncabezado(linea: unknown): Encabezado {
  const { formato, version } = (linea ?? {}) as Partial<Encabezado>;
  if (formato !== 'lavanda-lavanderia' || version !== 1) throw new ErrorDeOrden(ROTO);
  return linea as Encabezado;
}

function entender(linea: string): unknown {
  try {
    return JSON.parse(linea);
  } catch {
    throw new ErrorDeOrden(ROTO);
  }
}

async function exigirCabida(tx: Kysely<Esquema>, { tenant, nombre, migraciones }: Encabezado): Promise<void> {
  const propias = await migracionesDe(tx);
  if (JSON.stringify(propias) !== JSON.stringify(migraciones)) {
    throw new ErrorDeOrden('La exportación es de otra versión de Lavanda: usa la misma en los dos lugares.');
  }
  const { rows } = await sql`select 1 from tenants where id = ${tenant}`.execute(tx);
  if (rows.length > 0) throw new ErrorDeOrden(`La lavandería ${nombre} (${tenant}) ya está aquí.`);
}

/** Puts rows of one table; only those that say they are the laundry's. */
async function poner(tx: Kysely<Esquema>, tabla: Tabla, tenant: string, filas: readonly unknown[]): Promise<void> {
  if (filas.length === 0) return;
  const columnas = sql.join(tabla.columnas.map((columna) => sql.ref(columna)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(tabla.nombre)} (${columnas})
    select ${columnas} from jsonb_populate_recordset(null::${sql.table(tabla.nombre)}, ${JSON.stringify(filas)}::jsonb)
    where ${sql.ref(tabla.dueno)} = ${tenant}::uuid`.execute(tx);
  if (Number(numAffectedRows) !== filas.length) throw new ErrorDeOrden('El archivo tiene registros de otra lavandería.');
}

/** Reads the file and puts its rows, table by table, in the order they were written. @returns how many */
async function cargar(tx: Kysely<Esquema>, lineas: AsyncIterator<string>, { tenant }: Encabezado): Promise<number> {
  const tablas = new Map((await tablasDeTenant(tx)).map((tabla) => [tabla.nombre, tabla]));
  let lote: Renglon['fila'][] = [];
  let actual: Tabla | undefined;
  let total = 0;
  const vaciar = async (): Promise<void> => {
    if (actual) await poner(tx, actual, tenant, lote);
    lote = [];
  };
  for (let { value, done } = await lineas.next(); !done; { value, done } = await lineas.next()) {
    const renglon = entender(value) as Partial<Renglon> & { fin?: number };
    if (renglon.fin !== undefined) {
      await vaciar();
      if (renglon.fin !== total) break;
      return total;
    }
    const tabla = tablas.get(renglon.tabla ?? '');
    if (!tabla || typeof renglon.fila !== 'object' || renglon.fila === null) break;
    if (tabla !== actual || lote.length >= POR_LOTE) await vaciar();
    actual = tabla;
    lote.push(renglon.fila);
    total += 1;
  }
  throw new ErrorDeOrden(ROTO);
}

export const importar: Orden = {
  uso: 'importar <archivo>',
  hace: 'Agrega la lavandería de una exportación: entera, o nada de ella.',
  async ejecutar(contexto, argumentos) {
    const archivo = rutaDe(contexto, palabra(argumentos, 0, 'el archivo'));
    await access(archivo, constants.R_OK).catch(() => {
      throw new ErrorDeOrden(`No se puede leer ${archivo}.`);
    });
    const entrada = createReadStream(archivo, 'utf8');
    const lector = createInterface({ input: entrada, crlfDelay: Number.POSITIVE_INFINITY });
    const lineas = lector[Symbol.asyncIterator]();
    // A file that stops being readable ends early, and an export without its last line is refused.
    entrada.once('error', () => lector.close());
    try {
      const primera = await lineas.next();
      const encabezado = leerEncabezado(primera.done ? null : entender(primera.value));
      const total = await contexto.base.kysely.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await exigirCabida(tx, encabezado);
        const cuantas = await cargar(tx, lineas, encabezado);
        await sql`select rehacer_resumen(${encabezado.tenant}::uuid)`.execute(tx);
        return cuantas;
      });
      contexto.decir(`${encabezado.nombre}: ${total} registros.`);
    } catch (error) {
      throw traducir(error);
    } finally {
      entrada.destroy();
    }
  },
};

function traducir(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === '23505') return new ErrorDeOrden('Un correo o un identificador de la exportación ya está en uso aquí.');
  return typeof error.code === 'string' && /^2[23]/.test(error.code) ? new ErrorDeOrden(ROTO) : error;
}
