/** Token of a ticket's public link: 32 base64url characters, which are 192 random bits. */
export const TICKET_TOKEN = '^[A-Za-z0-9_-]{32}$';

const BYTES = 24;

/** A new token, made by who prints the link: a register makes it without a connection, too (day.md 1). */
export function newTicketToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Address of a ticket for its cliente. @param origin where the app is: 'https://lavanda.mx' */
export function ticketAddress(origin: string, token: string): string {
  return `${origin}/t/${token}`;
}
