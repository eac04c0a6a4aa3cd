const BYTES = 24;

/** A new token of a ticket's public link, made by who prints the link: a register makes it without a connection, too (day.md 1). */
export function newTicketToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
