import type { Sucursal, Tenant } from '../../contract/schemas/tenant.ts';
import { notaMark } from '../../domain/clave.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { isPaid } from '../../domain/nota.ts';
import { greetingName, noticeText } from '../../domain/notice.ts';
import { piecesText } from '../../domain/pieces.ts';

/** What a notice has to know of a nota. `saldo` in centavos, the phone in E.164 or ''. */
export interface NoticeNota {
  id: string;
  folio: number;
  /** Or ''. */
  clave: string;
  /** How many pieces it was tagged in. */
  bultos: number;
  clienteNombre: string;
  clienteTelefono: string;
  sucursalNombre: string;
  saldo: Centavos;
}

/** What a notice has to know of the laundry: as the signed-in user has it. */
interface Sender {
  tenantData: Pick<Tenant, 'nombre' | 'mensaje_lista'>;
  sucursalData: Pick<Sucursal, 'nombre_sucursal' | 'horario'>;
}

/**
 * The laundry's message that a nota is ready. The opening hours are known of the user's own sucursal alone.
 * @param ticket address of the nota's ticket, or '' to leave that line out
 */
export function readyMessage(nota: NoticeNota, { tenantData: laundry, sucursalData: own }: Sender, ticket: string): string {
  return noticeText(laundry.mensaje_lista ?? '', {
    nombre: greetingName(nota.clienteNombre),
    lavanderia: laundry.nombre,
    sucursal: nota.sucursalNombre,
    nota: notaMark(nota),
    piezas: nota.bultos === 0 ? '' : `${piecesText(nota.bultos)}.`,
    saldo: isPaid(nota.saldo) ? '' : formatMoney(nota.saldo),
    horario: own.nombre_sucursal === nota.sucursalNombre ? (own.horario ?? '') : '',
    ticket,
  });
}
