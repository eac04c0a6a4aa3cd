import type { LocalDay } from '@lavanda/shared/domain/dates';
import { PICKUP_WINDOWS } from '@lavanda/shared/domain/pickupRequest';
import { type Kysely, sql } from 'kysely';
import type { NotaDemo } from './notas.ts';
import { piecesOfNota } from './pieces.ts';
import { Random } from './random.ts';
import type { StageDemo } from './stages.ts';

interface Where {
  tenant: string;
  sucursal: string;
  now: string;
  today: LocalDay;
  /** The user who works at the counter. */
  person: { id: string; nombre: string };
}

/**
 * Chooses notas for the hand-over and the two notices among those that are 'lista', except the two oldest.
 */
function chosen(notas: readonly NotaDemo[], stages: ReadonlyMap<string, StageDemo>) {
  const ready = notas.filter(({ id, lineas: lines }) => stages.get(id)?.stage === 'lista' && lines.length > 0).slice(2);
  const told = ready.filter(({ id }) => stages.get(id)?.told);
  const untold = ready.filter(({ id }) => !stages.get(id)?.told);
  const partial = told.findLast((nota) => piecesOfNota(nota).length > 1);
  return { partial, sent: told.findLast(({ id }) => id !== partial?.id), failed: untold.at(-1) };
}

/**
 * Inserts events of the first sucursal's counter: a hand-over with a missing piece, a notice that the API sent and one that it
 * refused, a declined request, and a ticket's link. No event changes an amount.
 * @param asked the nota from whose ticket link the waiting request came; undefined without such a request
 */
export async function seedCounterEvents<B>(
  tx: Kysely<B>,
  { tenant, sucursal, now, today, person }: Where,
  notas: readonly NotaDemo[],
  stages: ReadonlyMap<string, StageDemo>,
  asked: string | undefined,
): Promise<void> {
  const { partial, sent, failed } = chosen(notas, stages);
  // A separate random generator, because drawing from the shared one would change all the data generated afterwards.
  const random = new Random(39);
  if (partial) {
    const pieces = piecesOfNota(partial);
    const counted = pieces.slice(1).map((_, index) => index + 1);
    const handOver = { entregadas: counted, motivo: 'proceso', detalle: 'Sale mañana', quien: person.nombre, momento: now };
    await sql`update notas set piezas = ${JSON.stringify(pieces)}::jsonb, entrega = ${JSON.stringify(handOver)}::jsonb
      where tenant_id = ${tenant} and id = ${partial.id}`.execute(tx);
  }
  if (sent) await sql`update notas set aviso = 'enviado' where tenant_id = ${tenant} and id = ${sent.id}`.execute(tx);
  const attempts = [
    { nota: sent, state: 'enviado', reason: null },
    { nota: failed, state: 'rechazado', reason: 'recipient' },
  ];
  for (const { nota, state, reason } of attempts) {
    if (!nota) continue;
    await sql`insert into envios_aviso (tenant_id, operacion, nota_id, usuario_id, estado, motivo, creado_en)
      values (${tenant}, ${random.uuid()}, ${nota.id}, ${person.id}, ${state}, ${reason}, ${now})`.execute(tx);
  }
  const declined = notas.findLast(({ closed, id }) => closed !== null && id !== asked);
  const [window] = PICKUP_WINDOWS;
  if (declined && window) {
    await sql`insert into solicitudes (tenant_id, id, cliente_id, sucursal_id, nota_id, dia, hora_inicio, hora_final, estado,
        creada_en, resuelta_en, resuelta_por, motivo)
      values (${tenant}, ${random.uuid()}, ${declined.cliente.id}, ${sucursal}, ${declined.id}, ${today}, ${window.start},
        ${window.end}, 'rechazada', ${now}, ${now}, ${person.id}, 'Hoy ya no hay chofer')`.execute(tx);
  }
  if (asked === undefined) return;
  const token = random.uuid().replaceAll('-', '');
  await sql`insert into enlaces_ticket (tenant_id, token, nota_id, creado) values (${tenant}, ${token}, ${asked}, ${now})`.execute(
    tx,
  );
}
