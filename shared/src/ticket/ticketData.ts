import type { Nota } from '../contract/schemas/sales.ts';
import type { Receipt } from '../contract/schemas/tickets.ts';

/** The laundry and sucursal of a ticket, with their current data. */
export interface TicketIssuer extends Receipt {
  /** The logo as a URL or data URI, for the ticket's image only; '' without a logo. */
  logo: string;
  direccion: string;
  telefono: string;
  /** When the nota was created, 'YYYY-MM-DD HH:MM' in the sucursal's time zone; '' when unknown. */
  creada: string;
  /** Delivery address: the nota's, else the cliente's first one; '' for a nota that isn't delivered. */
  domicilio: string;
}

export interface TicketData {
  nota: Nota;
  issuer: TicketIssuer;
}
