import type { LocalDay } from '@lavanda/shared/domain/dates';
import { type OpenDays, PICKUP_WINDOWS, pickupDays } from '@lavanda/shared/domain/pickupRequest';
import type { NotaDemo } from './notas.ts';
import { Random } from './random.ts';

/** Columns that the demo fills, with their SQL types. */
export const PICKUP_REQUESTS = {
  tenant_id: 'uuid',
  id: 'uuid',
  cliente_id: 'uuid',
  sucursal_id: 'uuid',
  nota_id: 'uuid',
  dia: 'date',
  hora_inicio: 'text',
  hora_final: 'text',
  comentario: 'text',
  estado: 'text',
  creada_en: 'timestamptz',
} as const;

interface Where {
  tenant: string;
  sucursal: string;
  /** Open days of the sucursal. */
  open: OpenDays;
  today: LocalDay;
  now: string;
}

/** One waiting request, from the newest closed nota whose cliente has a domicilio and no pending recoleccion, if there is one. */
export function pickupRequestsDemo(
  { tenant, sucursal, open, today, now }: Where,
  notas: readonly NotaDemo[],
  withRecoleccion: ReadonlySet<string>,
): Record<string, unknown>[] {
  const nota = notas.findLast(
    ({ closed, cliente }) => closed !== null && cliente.domicilios.length > 0 && !withRecoleccion.has(cliente.id),
  );
  const [, window] = PICKUP_WINDOWS;
  const [day] = pickupDays(open, { today, hour: '23:59' });
  if (!nota || !window || !day) return [];
  // A separate random generator, because drawing from the shared one would change all the data generated afterwards.
  const id = new Random(27).uuid();
  return [
    {
      ...{ tenant_id: tenant, id, cliente_id: nota.cliente.id, sucursal_id: sucursal, nota_id: nota.id },
      ...{ dia: day, hora_inicio: window.start, hora_final: window.end },
      ...{ comentario: 'Timbre 2, dos bolsas grandes', estado: 'pendiente', creada_en: now },
    },
  ];
}
