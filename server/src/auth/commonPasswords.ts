import { normalize } from '@lavanda/shared/domain/text';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest passwords of published leaks, in lower case and without accents. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const ONE_CHARACTER = /^(.)\1*$/su;

/**
 * Whether it is a password that guessers try first: a common one, one repeated character, or the account's own name.
 */
export function isEasyToGuess(password: string, user: string): boolean {
  const plain = normalize(password);
  const name = normalize(user);
  return COMMON.has(plain) || ONE_CHARACTER.test(plain) || plain === name || plain === name.split('@')[0];
}
