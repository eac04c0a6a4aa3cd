import { ENDLESS_LOOP } from '@lavanda/shared/federation/endlessLoop';
import { NOTE_TURN, type NoteTurn } from '@lavanda/shared/federation/shellGlobals';
import { noteThrown } from './thrownValues';

/** Longest time that a section's code may keep the page from its next task, ms. */
const LIMIT = 3_000;

/** Longest pause between two calls of `noteTurn` that still belong to one run of code, ms. */
const LONGEST_GAP = 1_500;

/** The browser's task scheduler, if it has one (https://developer.mozilla.org/en-US/docs/Web/API/Scheduler). */
const { scheduler } = globalThis as {
  scheduler?: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
};

const { port1: inbox, port2: outbox } = new MessageChannel();

/** Since when code has kept the requested task waiting, ms of `performance.now()`; undefined while no task is requested. */
let askedAt: number | undefined;
let calledAt = 0;
const noteTask = () => {
  askedAt = undefined;
};
inbox.onmessage = noteTask;

/** Asks for a task of each kind, because a loop that continues by one kind of task may keep the other kinds from running. */
function askForTask(): void {
  outbox.postMessage(null);
  requestAnimationFrame(noteTask);
  void scheduler?.postTask(noteTask, { priority: 'user-blocking' });
}

/** Built sections call this as they run (`shared/src/federation/instrument`). Throws when the page had no other task in time. */
const noteTurn: NoteTurn = () => {
  const now = performance.now();
  if (askedAt === undefined) askForTask();
  if (askedAt === undefined || now - calledAt > LONGEST_GAP) askedAt = now;
  calledAt = now;
  if (now - askedAt <= LIMIT) return;
  askedAt = now;
  const error = Object.assign(new Error(`The page had no other task for ${LIMIT / 1000} s`), { name: ENDLESS_LOOP });
  throw noteThrown(error, error);
};
Object.assign(globalThis, { [NOTE_TURN]: noteTurn });
