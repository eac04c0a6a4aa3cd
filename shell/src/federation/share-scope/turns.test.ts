import { isEndlessLoop } from '@lavanda/shared/federation/endlessLoop';
import { NOTE_TURN, type NoteTurn } from '@lavanda/shared/federation/shellGlobals';

/** Delivers the message that was posted last, as the page's next task. */
let deliver: () => void = () => undefined;

/** Runs the last task that the scheduler was given. */
let schedule: () => void = () => undefined;

let noteTurn: NoteTurn;
let now = 0;
beforeAll(async () => {
  class MessageChannel {
    port1 = { onmessage: () => undefined };
    port2 = {
      postMessage: () => {
        deliver = () => this.port1.onmessage();
      },
    };
  }
  const scheduler = {
    postTask: async (task: () => void) => {
      schedule = task;
    },
  };
  Object.assign(globalThis, { MessageChannel, scheduler });
  await import('./turns');
  ({ [NOTE_TURN]: noteTurn } = globalThis as unknown as { [NOTE_TURN]: NoteTurn });
});
beforeEach(() => {
  deliver();
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Calls `noteTurn` and `meanwhile` every 100 ms, for `ms` milliseconds. */
function goOn(ms: number, meanwhile: () => void = () => undefined): void {
  for (const end = now + ms; now < end; now += 100) {
    noteTurn();
    meanwhile();
  }
}

test('code that goes on by itself throws once the page has had no other task for 3 s', () => {
  goOn(3_000);
  let thrown: unknown;
  try {
    goOn(200);
  } catch (error) {
    thrown = error;
  }
  expect(isEndlessLoop(thrown)).toBe(true);
});

test('it goes on for as long as it wants while the page has other tasks', () => {
  goOn(20_000, () => deliver());
});

test('also when these are tasks of the scheduler only, which come before messages', () => {
  goOn(20_000, () => schedule());
});

test('what is called again after something else took long has its whole time', () => {
  goOn(2_900);
  now += 5_000;
  goOn(2_900);
});
