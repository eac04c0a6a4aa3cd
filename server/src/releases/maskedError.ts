/** Errors of browsers as they are kept: what they may quote of people's data is masked. */

const E_MAIL = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const LONG_NUMBER = /\d(?:[\s().-]?\d){3,}/g;

/** Most characters of a message, also those that browsers send. */
const MOST_CHARACTERS = 300;

/**
 * A name of the code, after what engines write before one: "Cannot read properties of undefined (reading 'total')".
 * Names of people begin with a capital.
 */
const CODE =
  /(?<=\b(?:reading|setting|evaluating|access|property|declaration|execute) )(?:'[a-z_$][\w$.[\]()?]*'|"[a-z_$][\w$]*")/;

/**
 * From the first quotation mark to the last, for data may have some within ("{"nombre":"Ana"}"), or to the end when
 * there is only one. A mark before a letter ends nothing, and an apostrophe within a word begins nothing.
 */
const QUOTED = /(?:["`“«‘]|(?<!\p{L})')(?:.*["'`”’»](?!\p{L})|.*)/su;

/** `QUOTED` of a message that was cut off: what follows the last mark may be data too. */
const QUOTED_AND_CUT = /(?:["`“«‘]|(?<!\p{L})').*/su;

/** A frame's end: the script's address, its line and its column. */
const FRAME = /:\d+:\d+\)?$/;

const MOST_FRAMES = 30;

/** Control and format characters: a terminal obeys them, and PostgreSQL keeps no NUL. */
const UNPRINTABLE = /\p{C}+/gu;

/** @returns the message without e-mails, long numbers and quoted texts, which names of the code are not */
export function maskMessage(message: string): string {
  const text = message.replace(UNPRINTABLE, ' ').replace(E_MAIL, '…');
  const quoted = message.length < MOST_CHARACTERS ? QUOTED : QUOTED_AND_CUT;
  const names = text.match(new RegExp(CODE, 'g')) ?? [];
  return text
    .split(CODE)
    .map((part, n) => `${part.replace(quoted, '"…"')}${names[n] ?? ''}`)
    .join('')
    .replace(LONG_NUMBER, '#')
    .slice(0, MOST_CHARACTERS);
}

/** @returns the frames of a stack, one a line, without the message before them and without the addresses' queries */
export function maskStack(stack: string): string {
  return stack
    .split('\n')
    .map((line) =>
      line
        .replace(UNPRINTABLE, ' ')
        .trim()
        .replace(/[?#][^\s():]*/g, ''),
    )
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .join('\n');
}
