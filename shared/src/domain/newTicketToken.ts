import { ownTokens } from './ticketToken.ts';

const BYTES = 18;

/**
 * A new token for the public link of a ticket or of a ruta. The server makes the token or, for a new nota that the server doesn't
 * have yet, the register (day.md 1).
 * @param tenant id of the laundry
 */
export function newTicketToken(tenant: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const random = btoa(String.fromCharCode(...bytes));
  return ownTokens(tenant) + random.replaceAll('+', '-').replaceAll('/', '_');
}
