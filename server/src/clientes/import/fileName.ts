import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';

/** A file's name for display, without control characters, invisible marks and marks that reverse the text's direction. */
export function shownFileName(name: string): string {
  const shown = withoutInvisible(name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')).trim();
  return shown === '' ? 'archivo' : shown;
}
