/** Content security policy of a ticket's page: allows only its own script and style (by nonce), images and fonts. */
export function ticketPolicy(nonce: string, frameable: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameable ? "'self'" : "'none'"}`,
  ].join('; ');
}
