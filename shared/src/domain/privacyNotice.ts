/** Longest privacy notice: the address of a page or the text itself (day.md 7). */
export const MAX_PRIVACY_NOTICE = 4_000;

/** A whole https address. A name before '@' isn't allowed, because it could make the address look like another site's. */
const ADDRESS = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** The notice, if it is an address; null when it is the text itself, or not set. */
export function privacyLink(notice: string): string | null {
  const plain = notice.trim();
  return ADDRESS.test(plain) ? plain : null;
}

/** The Spanish reason why a notice can't be kept, or null. A single word that isn't a whole address is taken for a mistake. */
export function privacyNoticeError(notice: string): string | null {
  const plain = notice.trim();
  if (plain === '' || /\s/.test(plain) || ADDRESS.test(plain)) return null;
  return 'Escribe la dirección completa, con https://, o el texto del aviso.';
}
