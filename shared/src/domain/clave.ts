/**
 * Letters of the server's own register, which numbers the notas that no browser's register numbers, such as those of another
 * program.
 */
export const SERVER_LETTERS = 'A';

/** Maximum number of letters of a register, as in 'ZZZ'. */
const MAX_LETTERS = 3;
const CLAVE = /^([A-Z]{1,3})\s?([1-9]\d{0,8})$/;

/**
 * A clave (day.md 1) as it is stored: 'b 412' is 'B412'.
 * @returns null when the text isn't a clave
 */
export function parseClave(text: string): string | null {
  const [, letters, number] = CLAVE.exec(text.trim().toUpperCase()) ?? [];
  return letters && number ? letters + number : null;
}

/** Folio of a nota that no server has numbered yet. */
export const PENDING_FOLIO = 0;

/**
 * The short name of a nota: its clave, '#10483' for a nota older than claves, or 'Pendiente' until the server has numbered it.
 */
export function notaMark({ clave, folio }: { clave?: string | undefined; folio: number }): string {
  return clave || (folio === PENDING_FOLIO ? 'Pendiente' : `#${folio}`);
}

/** Splits a clave into its register's letters and its number. @param clave as `parseClave` returns it */
export function splitClave(clave: string): { letters: string; number: number } {
  const letters = clave.replace(/\d+$/, '');
  return { letters, number: Number(clave.slice(letters.length)) };
}

/**
 * The letters of the register after `letters`, in the order of a spreadsheet's columns: 'A', 'B' ... 'Z', 'AA'.
 * @throws RangeError after 'ZZZ'
 */
export function nextLetters(letters: string): string {
  const kept = letters.replace(/Z+$/, '');
  const wrapped = 'A'.repeat(letters.length - kept.length);
  const last = kept.at(-1);
  const next = last === undefined ? `A${wrapped}` : kept.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1) + wrapped;
  if (next.length > MAX_LETTERS) throw new RangeError('There are no letters after ZZZ');
  return next;
}
