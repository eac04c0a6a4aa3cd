/** Token of a ticket's public link: 32 base64url characters, of which at least 24 are random (144 bits). */
export const TICKET_TOKEN = '^[A-Za-z0-9_-]{32}$';

/**
 * The beginning of all tokens of a laundry: 8 characters of the laundry's id. From a register that made a link without a
 * connection, the server takes no token with another beginning, so that no laundry takes the tokens of another one.
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
