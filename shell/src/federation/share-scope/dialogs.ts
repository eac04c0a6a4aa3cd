import { HELD_PAGE, type HeldPage } from '@lavanda/shared/federation/shellGlobals';

/** The browser's dialogs, which hold the page for as long as the user leaves them open. */
const DIALOGS = ['alert', 'confirm', 'print', 'prompt'] as const;

/** Maximum number of dialogs remembered. */
const MAX_DIALOGS = 100;

/** When each dialog was opened and for how long, ms of `performance.now()`. */
const opened: { at: number; ms: number }[] = [];

/**
 * For how long the browser's dialogs have held the page since `start`, ms. Built sections call this to leave that time out of the
 * time limit of their loops (`shared/src/federation/instrument`).
 */
const heldPage: HeldPage = (start) => opened.reduce((sum, { at, ms }) => (at >= start ? sum + ms : sum), 0);
Object.assign(globalThis, { [HELD_PAGE]: heldPage });

for (const name of DIALOGS) Object.assign(globalThis, { [name]: timed(globalThis[name] as (...args: unknown[]) => unknown) });

function timed<Args extends unknown[], Answer>(dialog: (...args: Args) => Answer): (...args: Args) => Answer {
  return (...args) => {
    const at = performance.now();
    try {
      return dialog.apply(globalThis, args);
    } finally {
      opened.push({ at, ms: performance.now() - at });
      if (opened.length > MAX_DIALOGS) opened.shift();
    }
  };
}
