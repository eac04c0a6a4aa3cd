import { diaEn } from '@lavanda/shared/domain/fechas';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { type Columna, enviarTabla, type Fila } from '../exportar/archivo.ts';
import type { Sesion } from '../http/sesion.ts';
import { TITULOS_FIJOS, tituloDeDomicilio } from './archivo/columnas.ts';
import type { Formato } from './archivo/leerArchivo.ts';
import type { Lugar } from './cursor.ts';
import { searchCustomers } from './search.ts';

/** Rows read at a time: each reading is a short transaction, so nobody waits for a whole export. */
const POR_LOTE = 1_000;
const DOMICILIOS_MINIMOS = 3;

const ANCHOS: Readonly<Record<string, number>> = {
  Nombre: 20,
  Apellidos: 24,
  'Correo electrónico': 28,
  'Razón social': 32,
  RFC: 16,
};

/**
 * Sends the customers, all or those a search finds, as a file that the import understands: phones of 10 digits, as many address columns as
 * the customer with most addresses needs.
 */
export async function exportarClientes(
  base: Base,
  sesion: Sesion,
  { nombre = '', formato }: { nombre?: string; formato: Formato },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const domicilios = await masDomicilios(base, sesion);
  const titulos = [...TITULOS_FIJOS, ...Array.from({ length: domicilios }, (_nada, i) => tituloDeDomicilio(i + 1))];
  const columnas = titulos.map((titulo): Columna => ({ titulo, tipo: 'texto', ancho: anchoDe(titulo) }));
  return enviarTabla(reply, {
    formato,
    nombre: `clientes-${diaEn(sesion.zonaHoraria, new Date())}`,
    columnas,
    lotes: lotes(base, sesion, nombre.trim()),
  });
}

function anchoDe(titulo: string): number {
  return ANCHOS[titulo] ?? (titulo.startsWith('Domicilio') ? 48 : 14);
}

async function masDomicilios(base: Base, { tenantId }: Sesion): Promise<number> {
  return enTenant(base, tenantId, async (tx) => {
    const { rows } = await sql<{ orden: number | null }>`
      select max(d.orden) as orden from domicilios d join clientes c on c.tenant_id = d.tenant_id and c.id = d.cliente_id
      where d.tenant_id = ${tenantId} and c.eliminado_en is null`.execute(tx);
    return Math.max(DOMICILIOS_MINIMOS, (rows[0]?.orden ?? 0) + 1);
  });
}

type Leida = Lugar & { fila: string[]; domicilios: string[] };

/** The customers in the order of the search, in batches that go on from where the last one ended. */
async function* lotes(base: Base, { tenantId }: Sesion, text: string): AsyncGenerator<Fila[]> {
  let after: Lugar | null = null;
  do {
    const found: RawBuilder<unknown> = sql.join(searchCustomers(tenantId, text, { limit: POR_LOTE, after }));
    const { rows }: { rows: Leida[] } = await enTenant(base, tenantId, (tx) =>
      sql<Leida>`
        with ${found}
        select f.id, f.nombre_norm as "nombreNorm", f.resto,
          array[c.nombre, c.apellido, right(c.telefono, 10), c.correo, c.rfc, c.razon_social, c.regimen_fiscal, c.cp] as fila,
          array(select d.descripcion from domicilios d where d.tenant_id = c.tenant_id and d.cliente_id = c.id order by d.orden) as domicilios
        from found f join clientes c on c.tenant_id = ${tenantId} and c.id = f.id
        order by f.resto, f.nombre_norm collate "C", f.id`.execute(tx),
    );
    yield rows.map(({ fila, domicilios }) => [...fila, ...domicilios]);
    after = rows.length === POR_LOTE ? (rows.at(-1) ?? null) : null;
  } while (after);
}
