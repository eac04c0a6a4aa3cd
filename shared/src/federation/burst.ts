/** Longest time between two keys of a scanner, ms (UI guide 14). A person usually needs more than 60 ms between two keys. */
export const GAP_MS = 50;

/** Longest time, ms, between a code's last character and Enter: some scanners send Enter separately. */
export const ENTER_GAP_MS = 300;

/**
 * Shortest pause of the keyboard before a scan that begins with a letter, ms: a person who was typing needs longer to take the
 * scanner. After another scan no pause is needed, because the scanner is already in the hand.
 */
const REST_MS = 300;

/** Fewest characters of a code that is no short clave: 'B1.1'. A fast typist can press two or three keys at a scanner's speed. */
export const CODE_LENGTH = 4;

/**
 * Longest time between the keys of a code with fewer than `CODE_LENGTH` characters, and before the key that ends it, ms. Such a
 * code is a bare clave ('A5', 'A55'). Scanners need up to 20 ms; no person presses a letter, a digit and Enter within 30 ms of
 * each other.
 */
export const SHORT_GAP_MS = 30;
const SHORT_CLAVE = /^\p{L}{1,2}[1-9]\d?$/u;

const MODIFIERS = /^(Shift|CapsLock|NumLock|Alt|AltGraph|Control|Meta)$/;
const LETTER = /^\p{L}$/u;

/** A pressed key: `time` in ms on any clock, `hasModifier` with Ctrl, Alt or Meta held. */
export interface Key {
  key: string;
  time: number;
  hasModifier: boolean;
}

/** The characters that arrived at a scanner's speed, up to the last key, which came at the time `last` (ms). */
export interface Burst {
  text: string;
  last: number;
  /** Longest time between two of the burst's characters, ms. */
  slowest: number;
  /** Whether the keyboard paused before the burst, or another code ended right before it. */
  isRested: boolean;
  /** True right after a key ended a code, because some scanners send a second end key (CR, then LF). */
  ended: boolean;
}

export const NO_BURST: Burst = { text: '', last: Number.NEGATIVE_INFINITY, slowest: 0, isRested: true, ended: false };

/**
 * The role of a key:
 * - `first`: a character that a person typed, or the first one of a scan.
 * - `inside`: a later character of a scan that begins as `Beginning` demands.
 * - `end`: the key that ends a code of at least `CODE_LENGTH` characters, or a short clave; `code` is its text.
 * - `echo`: a second key that ends the same code.
 * - `other`: any other key.
 */
export type KeyRole =
  | { kind: 'first' | 'inside' | 'echo' | 'other' }
  | { kind: 'end'; code: string /** Whether the end key came at a scanner's speed. */; isFast: boolean };

const isEnd = ({ key, hasModifier }: Key) => (key === 'Enter' || key === 'Tab') && !hasModifier;
/** Whether the key is a scanner's LF, which arrives in the browser as Ctrl+J. */
const isLineFeed = ({ key, hasModifier }: Key) => hasModifier && key.toLowerCase() === 'j';

/** The characters with which a code may begin: only a letter, as in claves and addresses, or any, as in a product's number. */
export type Beginning = 'letter' | 'any';

/** Whether the burst is a clave shorter than other codes. @param gap time from its last character to the end key, ms */
function isShortClave({ text, slowest, isRested }: Burst, gap: number): boolean {
  return isRested && text.length < CODE_LENGTH && SHORT_CLAVE.test(text) && Math.max(slowest, gap) <= SHORT_GAP_MS;
}

/** Adds a key to the burst, and returns the key's role. A pure function, so that tests can try any sequence of keys and times. */
export function readKey(burst: Burst, key: Key, begins: Beginning = 'letter'): { burst: Burst; role: KeyRole } {
  const gap = key.time - burst.last;
  const isFast = gap <= GAP_MS;
  const isBegun = ({ text, isRested }: Burst) => begins === 'any' || (isRested && LETTER.test(text.charAt(0)));
  if (MODIFIERS.test(key.key)) return { burst, role: { kind: 'other' } };
  if (burst.ended && isFast && (isEnd(key) || isLineFeed(key))) {
    return { burst: { ...burst, last: key.time }, role: { kind: 'echo' } };
  }
  if ([...key.key].length === 1 && !key.hasModifier) {
    const goesOn = isFast && burst.text !== '';
    const text = goesOn ? burst.text + key.key : key.key;
    const isRested = goesOn ? burst.isRested : burst.ended || gap >= REST_MS;
    const next = { text, last: key.time, slowest: goesOn ? Math.max(burst.slowest, gap) : 0, isRested, ended: false };
    return { burst: next, role: { kind: !goesOn ? 'first' : isBegun(next) ? 'inside' : 'other' } };
  }
  const waits = key.key === 'Enter' ? ENTER_GAP_MS : GAP_MS;
  const isWhole = (burst.text.length >= CODE_LENGTH && isBegun(burst)) || isShortClave(burst, gap);
  if (isEnd(key) && gap <= waits && isWhole) {
    return { burst: { ...NO_BURST, last: key.time, ended: true }, role: { kind: 'end', code: burst.text, isFast } };
  }
  return { burst: { ...NO_BURST, last: key.time }, role: { kind: 'other' } };
}

/** Keeps a key from the page and from listeners added later. */
export function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
