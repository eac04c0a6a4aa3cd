import { normalize } from '@lavanda/shared/domain/text';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest passwords of published leaks, in lower case and without accents. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const ONE_CHARACTER = /^(.)\1*$/su;

/** Nothing, or digits and signs, which people add to a word to make a password of it. */
const ADDED = /^[\d\W_]*$/u;

/** Words that a person who guesses this product's passwords tries first. */
const OWN_WORDS = ['lavanda', 'lavanderia', 'contrasena', 'usuario', 'administrador', 'cajero'];

/**
 * Whether guessers would try the password first: a common password, one repeated character, the account's user name, or the part
 * of it before '@' or a word of the product, with any digits or signs added at the end.
 */
export function isEasyToGuess(password: string, user: string): boolean {
  const plain = normalize(password);
  const name = normalize(user);
  const words = [...OWN_WORDS, name.split('@')[0] ?? name];
  const isWord = words.some((word) => plain.startsWith(word) && ADDED.test(plain.slice(word.length)));
  return COMMON.has(plain) || ONE_CHARACTER.test(password) || plain === name || isWord;
}
