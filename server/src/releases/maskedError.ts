/** Errors of browsers as they are kept: what they may quote of people's data is masked. */

const E_MAIL = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const LONG_NUMBER = /\d(?:[\s().-]?\d){3,}/g;
const QUOTED = /"([^"]*)"|`([^`]*)`|(?<![\w])'([^']*)'(?!\w)/g;

/** A name of the code, which errors quote too ("Cannot read properties of undefined (reading 'total')"). */
const IDENTIFIER = /^[\w$.[\]<>]{0,60}$/;

/** A frame's end: the script's address, its line and its column. */
const FRAME = /:\d+:\d+\)?$/;

const MOST_FRAMES = 30;

/** Control and format characters: a terminal obeys them, and PostgreSQL keeps no NUL. */
const UNPRINTABLE = /\p{C}+/gu;

/** @returns the message without e-mails, long numbers and quoted texts; at most 300 characters */
export function maskMessage(message: string): string {
  return message
    .replace(UNPRINTABLE, ' ')
    .replace(E_MAIL, '…')
    .replace(QUOTED, (quoted, ...inside) => {
      const text = inside.slice(0, 3).find((part) => part !== undefined) ?? '';
      return IDENTIFIER.test(text) ? quoted : `${quoted.at(0)}…${quoted.at(-1)}`;
    })
    .replace(LONG_NUMBER, '#')
    .slice(0, 300);
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
