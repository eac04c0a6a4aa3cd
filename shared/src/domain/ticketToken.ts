/** Token of a ticket's public link: 32 base64url characters, which are 192 random bits. */
export const TICKET_TOKEN = '^[A-Za-z0-9_-]{32}$';

/** Address of a ticket for its cliente. @param origin where the app is: 'https://lavanda.mx' */
export function ticketAddress(origin: string, token: string): string {
  return `${origin}/t/${token}`;
}
