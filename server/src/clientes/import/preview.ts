import type { ImportPreview, Match } from '@lavanda/shared/contract/schemas/imports';
import { formatPhone } from '@lavanda/shared/domain/phone';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { FileReading } from '../file/readFile.ts';
import type { ValidRow } from '../file/rowCliente.ts';
import { BatchSize } from './batchSize.ts';
import { findKnown, judge, type Seen, type Verdict } from './duplicates.ts';

/** Number of rows shown as they would be stored, and maximum number of listed repeated rows, of namesakes and of notices. */
const SAMPLE = 8;
const MAX_LISTED = 500;

/** The verdict on each row of the file. Reads in short transactions, so that other calls aren't held up. */
export async function judgeFile(db: Database, tenantId: string, rows: readonly ValidRow[]): Promise<Verdict[]> {
  const seen: Seen = new Map();
  const verdicts: Verdict[] = [];
  const size = new BatchSize();
  for (let from = 0; from < rows.length; ) {
    const batch = rows.slice(from, from + size.rows);
    const found = await size.measure(() => withTenant(db, tenantId, (tx) => findKnown(tx, tenantId, batch)));
    verdicts.push(...judge(batch, found, seen));
    from += batch.length;
  }
  return verdicts;
}

/** The preview of an import, from the file's reading and the verdicts on its rows. */
export function previewOf(reading: FileReading, verdicts: readonly Verdict[]): ImportPreview {
  const { good, rows, errors, notices } = reading;
  const matches = (kind: 'repeated' | 'namesake') =>
    good.flatMap((row, i): Match[] => {
      const verdict = verdicts[i];
      return verdict?.kind === kind ? [matchOf(row, verdict)] : [];
    });
  const [repeated, namesakes] = [matches('repeated'), matches('namesake')];
  return {
    codificacion: reading.encoding,
    hojas: reading.sheets,
    hoja: reading.sheet,
    encabezado: reading.heading,
    columnas: reading.columns.map(({ title, field, examples }) => ({ titulo: title, campo: field ?? '', ejemplos: examples })),
    problema: reading.problem,
    filas: rows,
    nuevos: good.length - repeated.length,
    repetidos: repeated.length,
    conError: reading.problem === null ? rows - good.length - reading.omitted : 0,
    muestra: good.slice(0, SAMPLE).map(sampleOf),
    repetidosDe: repeated.slice(0, MAX_LISTED),
    homonimos: namesakes.slice(0, MAX_LISTED),
    totalHomonimos: namesakes.length,
    errores: errors,
    avisos: notices.slice(0, MAX_LISTED),
    totalAvisos: reading.noticeCount,
  };
}

function nameOf({ data }: ValidRow): string {
  return `${data.nombre} ${data.apellido}`.trim();
}

function matchOf(row: ValidRow, { of: { fila: fromRow, id, telefono: phone } }: Exclude<Verdict, { kind: 'new' }>): Match {
  return { fila: row.fila, nombre: nameOf(row), deFila: fromRow, deCliente: id, telefono: formatPhone(phone) };
}

function sampleOf({ fila: row, data, domicilios }: ValidRow): ImportPreview['muestra'][number] {
  return {
    fila: row,
    nombre: data.nombre,
    apellido: data.apellido,
    telefono: formatPhone(data.telefono),
    otroTelefono: data.telefono_nota ?? '',
    correoElectronico: data.correo,
    rfc: data.rfc,
    razonSocial: data.razon_social,
    regimenFiscal: data.regimen_fiscal,
    cp: data.cp,
    domicilio: domicilios,
  };
}
