/** @returns the support text with the request id of a server error; '' for other answers, or without an id */
export function codeOf({ status, headers }: Response): string {
  const id = status >= 500 ? headers.get('x-request-id') : null;
  return id === null ? '' : ` Código para soporte: ${id}`;
}
