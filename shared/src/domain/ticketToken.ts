/** Token of a ticket's public link: 32 base64url characters, of which at least 24 are random (144 bits). */
export const TICKET_TOKEN = '^[A-Za-z0-9_-]{32}$';

/** How the tokens of a laundry begin, so that no register makes one that another laundry's link has. @param tenant its id */
export function ownTokens(tenant: string): string {
  return tenant.replaceAll('-', '').slice(0, 8);
}

/** Address of a ticket for its cliente. @param origin where the app is: 'https://lavanda.mx' */
export function ticketAddress(origin: string, token: string): string {
  return `${origin}/t/${token}`;
}

/** The token of such an address; null for another one. */
export function tokenOf(address: string): string | null {
  return /\/t\/([\w-]{32})$/.exec(address)?.[1] ?? null;
}
