import { ENDLESS_LOOP } from '@lavanda/shared/federation/endlessLoop';
import { NOTE_TURN, type NoteTurn } from '@lavanda/shared/federation/pageTurn';

/** Longest time that a section's code may keep the page from its next task, ms. */
const LIMIT = 3_000;

/** Longest time between two calls from which the same code goes on, ms. */
const LONGEST_GAP = 1_500;

/** Chromium's and Firefox's scheduler (https://developer.mozilla.org/en-US/docs/Web/API/Scheduler). */
const { scheduler } = globalThis as {
  scheduler?: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
};

const { port1: inbox, port2: outbox } = new MessageChannel();

/** When the shell asked for a task that it hasn't got yet, in ms of `performance.now()`. */
let askedAt: number | undefined;
let calledAt = 0;
const noteTask = () => {
  askedAt = undefined;
};
inbox.onmessage = noteTask;

/** Asks for a task of each kind, because code that goes on by one kind of tasks may keep the others waiting. */
function askForTask(): void {
  outbox.postMessage(null);
  requestAnimationFrame(noteTask);
  void scheduler?.postTask(noteTask, { priority: 'user-blocking' });
}

/** Called by built sections (`shared/src/federation/instrument`). */
const noteTurn: NoteTurn = () => {
  const now = performance.now();
  if (askedAt === undefined) askForTask();
  if (askedAt === undefined || now - calledAt > LONGEST_GAP) askedAt = now;
  calledAt = now;
  if (now - askedAt <= LIMIT) return;
  askedAt = now;
  throw Object.assign(new Error(`The page had no other task for ${LIMIT / 1000} s`), { name: ENDLESS_LOOP });
};
Object.assign(globalThis, { [NOTE_TURN]: noteTurn });
