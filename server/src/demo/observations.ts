import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import type { NotaDemo } from './notas.ts';

/** A drawing of a jacket with a stain on its lapel, used as the photo of the first nota. */
const JACKET = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#5c6670"/>
<path d="M90 240V110l40-50 30 40 30-40 40 50v130z" fill="#2b323a"/><path d="M130 60l30 90 30-90-30 40z" fill="#8b97a3"/>
<circle cx="136" cy="118" r="11" fill="#9c2a3c"/></svg>`;
const PHOTO_ID = '5f0705ad-0000-4000-8000-000000000001';

const ON_A_LINE: Observations = { marcas: ['mancha', 'boton'], detalle: 'vino en la solapa izquierda' };
const ON_THE_NOTA: Observations = { marcas: ['destenido'], detalle: 'se lava aparte' };

/** Adds observations to two of a sucursal's open notas, and a photo to the first of them. */
export async function seedObservations<B>(tx: Kysely<B>, tenant: string, notas: readonly NotaDemo[]): Promise<void> {
  const [first, second] = notas.filter(({ status, lineas: lines }) => status === IN_SUCURSAL && lines.length > 0);
  const [line] = first?.lineas ?? [];
  if (!first || !second || !line) return;
  await sql`update lineas set marcas = ${ON_A_LINE.marcas}::text[], observaciones = ${ON_A_LINE.detalle}
    where tenant_id = ${tenant} and nota_id = ${first.id} and id = ${line.id}`.execute(tx);
  await sql`update notas set marcas = ${ON_THE_NOTA.marcas}::text[], observaciones = ${ON_THE_NOTA.detalle}
    where tenant_id = ${tenant} and id = ${second.id}`.execute(tx);
  const { data, info } = await sharp(Buffer.from(JACKET)).jpeg({ quality: 70 }).toBuffer({ resolveWithObject: true });
  await sql`insert into fotos (tenant_id, nota_id, id, bytes, ancho, alto, tamano)
    values (${tenant}, ${first.id}, ${PHOTO_ID}, ${data}, ${info.width}, ${info.height}, ${data.length})`.execute(tx);
}
