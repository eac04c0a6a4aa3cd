import type { Tenant } from '../../contract/schemas/tenant.ts';
import { notaMark } from '../../domain/clave.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { isPaid } from '../../domain/nota.ts';
import { greetingName, noticeText } from '../../domain/notice.ts';
import { piecesText } from '../../domain/pieces.ts';

/** The data of a nota that a notice needs. `saldo` in centavos, the phone in E.164 or ''. */
export interface NoticeNota {
  id: string;
  folio: number;
  /** Clave of the nota, or ''. */
  clave: string;
  /** How many pieces the nota was tagged in. */
  bultos: number;
  clienteNombre: string;
  clienteTelefono: string;
  sucursalId: string;
  sucursalNombre: string;
  saldo: Centavos;
}

/** Parts of a notice that separate calls read; '' leaves the part out. */
export interface NoticeDetails {
  /** Opening hours of the nota's sucursal. */
  hours: string;
  /** Address of the nota's ticket. */
  ticket: string;
}

/** Writes the laundry's message that a nota is ready. */
export function readyMessage(
  nota: NoticeNota,
  laundry: Pick<Tenant, 'nombre' | 'mensaje_lista'>,
  { hours, ticket }: NoticeDetails,
): string {
  return noticeText(laundry.mensaje_lista ?? '', {
    nombre: greetingName(nota.clienteNombre),
    lavanderia: laundry.nombre,
    sucursal: nota.sucursalNombre,
    nota: notaMark(nota),
    piezas: nota.bultos === 0 ? '' : `${piecesText(nota.bultos)}.`,
    saldo: isPaid(nota.saldo) ? '' : formatMoney(nota.saldo),
    horario: hours,
    ticket,
  });
}
