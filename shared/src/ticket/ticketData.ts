import type { Nota } from '../contract/schemas/sales.ts';
import type { Receipt } from '../contract/schemas/tickets.ts';

/** The laundry and sucursal of a ticket, as they are now. */
export interface TicketIssuer extends Receipt {
  /** URL or data URI, '' without a logo; only the picture shows it. */
  logo: string;
  direccion: string;
  telefono: string;
  /** When the nota was created, 'YYYY-MM-DD HH:MM' in the sucursal's time zone; '' when that isn't known. */
  creada: string;
  /** Where the nota is delivered: its domicilio, else the cliente's first; '' when it isn't. */
  domicilio: string;
}

export interface TicketData {
  nota: Nota;
  branchRules: TicketIssuer;
}
