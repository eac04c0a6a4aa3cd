/** Longest time between two keys of a scanner, ms (UI guide 14). Between two keys of a person it is above 60. */
export const GAP_MS = 50;

/** Longest time before the Enter of scanners that send it apart, ms. */
export const ENTER_GAP_MS = 300;

/** Fewest characters of a code: 'B1.1'. A fast hand can press two or three keys at a scanner's speed. */
const CODE_LENGTH = 4;

const MODIFIERS = /^(Shift|CapsLock|NumLock|Alt|AltGraph|Control|Meta)$/;
const LETTER = /^\p{L}$/u;

/** A key that went down: `time` in ms on any clock, `command` with Ctrl, Alt or Meta held. */
export interface Key {
  key: string;
  time: number;
  command: boolean;
}

/** The characters that arrived at a scanner's speed, up to the last key. */
export interface Burst {
  text: string;
  last: number;
  /** True right after a code ended: some scanners end it with two keys (CR, LF). */
  ended: boolean;
}

export const NO_BURST: Burst = { text: '', last: Number.NEGATIVE_INFINITY, ended: false };

/**
 * What a key is:
 * - `first`: a character that a person typed, or a scanner's first.
 * - `inside`: a later character of what a scanner sends, begun by a letter as claves and addresses are.
 * - `end`: the key that ends a code of enough characters; `code` is its text and `fast` tells a scanner's speed.
 * - `echo`: a second key that ends the same code.
 * - `other`: any other key.
 */
export type KeyRole =
  | { kind: 'first' | 'inside' | 'echo' | 'other' }
  | { kind: 'end'; code: string /** Whether it came at a scanner's speed. */; fast: boolean };

const isEnd = ({ key, command }: Key) => (key === 'Enter' || key === 'Tab') && !command;
/** LF as a browser takes it from a scanner. */
const isLineFeed = ({ key, command }: Key) => command && key.toLowerCase() === 'j';

/** Takes the next key. Pure, so that any sequence of keys and times can be tried. */
export function readKey(burst: Burst, key: Key): { burst: Burst; role: KeyRole } {
  const gap = key.time - burst.last;
  const fast = gap <= GAP_MS;
  if (MODIFIERS.test(key.key)) return { burst, role: { kind: 'other' } };
  if (burst.ended && fast && (isEnd(key) || isLineFeed(key))) {
    return { burst: { ...burst, last: key.time }, role: { kind: 'echo' } };
  }
  if ([...key.key].length === 1 && !key.command) {
    const goesOn = fast && burst.text !== '';
    const text = goesOn ? burst.text + key.key : key.key;
    const kind = !goesOn ? 'first' : beginsWithLetter(text) ? 'inside' : 'other';
    return { burst: { text, last: key.time, ended: false }, role: { kind } };
  }
  const waits = key.key === 'Enter' ? ENTER_GAP_MS : GAP_MS;
  if (isEnd(key) && gap <= waits && burst.text.length >= CODE_LENGTH && beginsWithLetter(burst.text)) {
    return { burst: { text: '', last: key.time, ended: true }, role: { kind: 'end', code: burst.text, fast } };
  }
  return { burst: NO_BURST, role: { kind: 'other' } };
}

const beginsWithLetter = (text: string): boolean => LETTER.test(text.charAt(0));
