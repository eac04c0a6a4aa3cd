import { TICKET_ISSUER } from '@lavanda/shared/testing/ticketData';
import type { TicketIssuer } from '../ticketData.ts';

/** The laundry of a ticket, including data that only the public page shows. */
export const HOME: TicketIssuer = {
  ...TICKET_ISSUER,
  logoUrl: '',
  horario: 'Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00',
  cerrados: { weekdays: [], dates: [] },
  privacidad: '',
  zona: 'America/Mexico_City',
};
