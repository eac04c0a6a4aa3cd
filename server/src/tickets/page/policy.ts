/** Content security policy of the pages below a ticket's link: no scripts, and a form may be sent only to this origin. */
export function formPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Content security policy of a ticket's page: only its own script and style (by nonce), this server's fonts, and images of this
 * server, of data URIs or over https.
 * @param frameable whether pages of this server may show the ticket in a frame
 */
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
