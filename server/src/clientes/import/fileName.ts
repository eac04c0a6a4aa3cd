import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';

/** A file's name as it is listed: without controls and marks that draw nothing or turn the text around. */
export function shownFileName(name: string): string {
  const shown = withoutInvisible(name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')).trim();
  return shown === '' ? 'archivo' : shown;
}
