import type { Tenant } from '@lavanda/shared/contract/schemas/tenant';
import { formatMoney } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import { greetingName, noticeText } from '@lavanda/shared/domain/notice';
import type { StoredNota } from '../../notas/nota';

/** The laundry's message that a nota is ready. `ticket` is the address of its ticket, or '' to leave that line out. */
export function readyMessage(nota: StoredNota, laundry: Pick<Tenant, 'nombre' | 'mensaje_lista'>, ticket: string): string {
  return noticeText(laundry.mensaje_lista ?? '', {
    nombre: greetingName(nota.clienteNombre),
    lavanderia: laundry.nombre,
    sucursal: nota.sucursalNombre,
    nota: nota.clave || String(nota.folio),
    saldo: isPaid(nota.saldo) ? '' : formatMoney(nota.saldo),
    ticket,
  });
}
