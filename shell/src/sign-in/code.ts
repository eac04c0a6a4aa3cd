/** Code to tell support when the server is to blame: the answer's id, which its log has too; '' otherwise. */
export function codeOf({ status, headers }: Response): string {
  const id = status >= 500 ? headers.get('x-request-id') : null;
  return id === null ? '' : ` Código para soporte: ${id}`;
}
