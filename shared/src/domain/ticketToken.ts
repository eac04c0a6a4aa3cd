/** Token of a ticket's public link: 32 base64url characters, of which at least 24 are random (144 bits). */
export const TICKET_TOKEN = '^[A-Za-z0-9_-]{32}$';

/**
 * The beginning of the tokens that a laundry's registers make: 8 characters of the laundry's id. The server stores no link with
 * another beginning, so that one laundry's register can't take another's tokens.
 * @param tenant id of the laundry
 */
export function ownTokens(tenant: string): string {
  return tenant.replaceAll('-', '').slice(0, 8);
}

/** Address of a ticket for its cliente. @param origin where the app is: 'https://lavanda.mx' */
export function ticketAddress(origin: string, token: string): string {
  return `${origin}/t/${token}`;
}

/** The token in a ticket's address; null for another address. */
export function tokenOf(address: string): string | null {
  return /\/t\/([\w-]{32})$/.exec(address)?.[1] ?? null;
}
