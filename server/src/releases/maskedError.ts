/** Masks personal data that browsers' error messages may quote, before the errors are stored. */

const E_MAIL = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const LONG_NUMBER = /\d(?:[\s().-]?\d){3,}/g;

/** Maximum length of a message; the contract refuses longer ones. */
const MOST_CHARACTERS = 300;

/**
 * Matches a quoted identifier after the words that engines put before it: "Cannot read properties of undefined (reading
 * 'total')". Names that begin with a capital letter, as people's do, don't match.
 */
const CODE =
  /(?<=\b(?:reading|setting|evaluating|access|property|declaration|execute) )(?:'[a-z_$][\w$.[\]()?]*'|"[a-z_$][\w$]*")/;

/**
 * Quoted text: from the first quotation mark to the last, because data may contain more ("{"nombre":"Ana"}"), or to the end of
 * the message when there is only one. A mark before a letter doesn't end the text, nor does an apostrophe in a word begin one.
 */
const QUOTED = /(?:["`“«‘]|(?<!\p{L})')(?:.*["'`”’»](?!\p{L})|.*)/su;

/** `QUOTED` for a message that was cut off: the text after its last mark may be data too. */
const QUOTED_AND_CUT = /(?:["`“«‘]|(?<!\p{L})').*/su;

/** The end of a stack frame: the script's address, line and column. */
const FRAME = /:\d+:\d+\)?$/;

const MOST_FRAMES = 30;

/** Control and format characters: some are commands to a terminal, and PostgreSQL can't store NUL. */
const UNPRINTABLE = /\p{C}+/gu;

/**
 * Masks an error's message, which may quote data of clientes.
 * @returns the message without e-mails, long numbers and quoted texts, except quoted names from the code
 */
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

/**
 * Masks a stack: its message and the query strings of its addresses may contain data of clientes.
 * @returns only the first `MOST_FRAMES` frames, one a line, without query strings
 */
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
