/** Encodes the key of a page's last row as the opaque text that answers give as `siguiente`. */
export function encodeCursor(key: object): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor. @returns the value that the text encodes, not yet checked; null when the text isn't a cursor */
export function decodeCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
