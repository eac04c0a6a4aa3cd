import { normalize } from '@lavanda/shared/domain/text';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest passwords of published leaks, in lower case and without accents. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const ONE_CHARACTER = /^(.)\1*$/su;

/** What people add to a word of their own to make it a password: digits and signs at its end. */
const ADDED = /[\d\W_]+$/u;

/** Words that a guesser of this product's passwords begins with. */
const OWN_WORDS: ReadonlySet<string> = new Set(['lavanda', 'lavanderia', 'contrasena', 'usuario', 'administrador', 'cajero']);

/**
 * Whether it is a password that guessers try first: a common one, one repeated character, or a word of the product or
 * the account's own name, with or without digits at the end.
 */
export function isEasyToGuess(password: string, user: string): boolean {
  const plain = normalize(password);
  const name = normalize(user);
  const word = plain.replace(ADDED, '');
  const ownName = name.split('@')[0] ?? name;
  return COMMON.has(plain) || ONE_CHARACTER.test(password) || plain === name || word === ownName || OWN_WORDS.has(word);
}
