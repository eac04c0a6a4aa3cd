import type { AnswerOf } from '../../contract/calls/call.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { listSucursalesCall } from '../../contract/calls/tenant.ts';
import { readReceiptCall } from '../../contract/calls/tickets.ts';
import type { SaveCliente } from '../../contract/schemas/clientes.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import type { Sucursal } from '../../contract/schemas/tenant.ts';
import { dayIn, hourIn } from '../../domain/dates.ts';
import { normalizePhone } from '../../domain/phone.ts';
import type { TicketData } from '../../ticket/ticketData.ts';
import type { Entry } from '../outbox/entry.ts';
import { clienteOfCopy } from './clientes.ts';
import { answerOfCopy } from './copy.ts';

/** The data of a ticket, put together from this device's data so that it is printed without the server. */
export interface LocalTicket extends TicketData {
  /** Token of the ticket's public link; null when this device knows none. */
  token: string | null;
}

/** Phone and address of a ticket's cliente, as this device last read or captured them. */
async function contactOf(cliente: string, entries: readonly Entry[]): Promise<{ phone: string; address: string }> {
  const captured = entries.findLast(({ about }) => about === cliente)?.body as SaveCliente | undefined;
  if (captured) {
    const [first] = captured.domicilio ?? [];
    return { phone: normalizePhone(captured.telefono ?? '') ?? '', address: first?.descripcion ?? '' };
  }
  const [kept] = (await clienteOfCopy(cliente).catch(() => undefined))?.clientes ?? [];
  return { phone: kept?.telefono ?? '', address: kept?.domicilio[0]?.descripcion ?? '' };
}

async function sucursalOf({ sucursal }: Nota, own: Sucursal): Promise<Sucursal> {
  if (sucursal === own._id) return own;
  const answer = (await answerOfCopy(requestOf(listSucursalesCall))) as AnswerOf<typeof listSucursalesCall> | undefined;
  return answer?.sucursales.find(({ _id }) => _id === sucursal) ?? { ...own, direccion: '', telefono: '' };
}

const momentIn = (zone: string, moment: Date) => `${dayIn(zone, moment)} ${hourIn(zone, moment)}`;

/**
 * The ticket of a nota, made from this device's data.
 * @param nota as this device shows it
 * @param entries waiting entries of the session's user
 * @param own the session's sucursal
 * @returns null when this device's copy lacks the laundry's data on tickets
 */
export async function localTicket(nota: Nota, entries: readonly Entry[], own: Sucursal): Promise<LocalTicket | null> {
  const receipt = (await answerOfCopy(requestOf(readReceiptCall))) as AnswerOf<typeof readReceiptCall> | undefined;
  if (!receipt) return null;
  const { phone, address } = await contactOf(nota.usuario, entries);
  const sucursal = await sucursalOf(nota, own);
  const made = entries.find(({ about, token }) => about === nota._id && token !== undefined);
  const moment = made && new Date(made.captured);
  return {
    nota: { ...nota, usuario_telefono: nota.usuario_telefono || phone },
    issuer: {
      ...receipt,
      ...{ logo: '', direccion: sucursal.direccion ?? '', telefono: sucursal.telefono ?? '' },
      creada: moment ? momentIn(sucursal.zona_horaria, moment) : '',
      domicilio: nota.a_domicilio ? nota.domicilio?.descripcion || address : '',
    },
    token: made?.token ?? nota.enlace_publico ?? null,
  };
}
