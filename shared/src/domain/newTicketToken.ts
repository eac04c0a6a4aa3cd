import { ownTokens } from './ticketToken.ts';

const BYTES = 18;

/**
 * A new token for a ticket's public link. Whoever prints the link makes it, even a register without a connection (day.md 1).
 * @param tenant id of the laundry
 */
export function newTicketToken(tenant: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const random = btoa(String.fromCharCode(...bytes));
  return ownTokens(tenant) + random.replaceAll('+', '-').replaceAll('/', '_');
}
