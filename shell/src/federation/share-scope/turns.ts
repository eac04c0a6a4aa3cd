import { ENDLESS_LOOP } from '@lavanda/shared/federation/endlessLoop';
import { NOTE_TURN, type NoteTurn } from '@lavanda/shared/federation/pageTurn';

/** Longest time that a section's code may keep the page from its next task, ms. */
const LIMIT = 3_000;

/** Longest time between two calls from which the same code goes on, ms. */
const LONGEST_GAP = 500;

const { port1: inbox, port2: outbox } = new MessageChannel();

/** When the shell asked for a task that it hasn't got yet, in ms of `performance.now()`. */
let askedAt: number | undefined;
let calledAt = 0;
inbox.onmessage = () => {
  askedAt = undefined;
};

/** Called by built sections (`shared/src/federation/instrument`). A message is a task that no hidden tab puts off. */
const noteTurn: NoteTurn = () => {
  const now = performance.now();
  if (askedAt === undefined) outbox.postMessage(null);
  if (askedAt === undefined || now - calledAt > LONGEST_GAP) askedAt = now;
  calledAt = now;
  if (now - askedAt <= LIMIT) return;
  askedAt = now;
  throw Object.assign(new Error(`The page had no other task for ${LIMIT / 1000} s`), { name: ENDLESS_LOOP });
};
Object.assign(globalThis, { [NOTE_TURN]: noteTurn });
