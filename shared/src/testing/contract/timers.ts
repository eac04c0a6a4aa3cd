import { act } from '@testing-library/react';

/** Maximum number of callbacks of one `advance`, because a timer of 0 ms that starts itself again would never end. */
const MAX_CALLBACKS = 1_000;

/** A timer counts as endless when this many come before it in a chain in which each started the next. */
const CHAIN = 4;

interface Timer {
  run: () => void;
  /** Time at which the timer fires, ms of the watch's clock. */
  due: number;
  /** ms between runs; undefined for a timeout. */
  every: number | undefined;
  /** How many timers come before this one in a chain in which each started the next. */
  chain: number;
  clear: () => void;
}

export interface TimerWatch {
  /** Runs, without waiting, the timers due in the next `ms`. @returns complaints, in Spanish, about callbacks that throw */
  advance: (ms: number) => Promise<string[]>;
  /** @returns what never ends: intervals, and timeouts that start each other */
  endless: () => string[];
  /** Forgets the chains that have formed so far. */
  restart: () => void;
  finish: () => void;
}

/** Watches the page's timers. It has a clock of its own, so that a test needn't wait for them. */
export function watchTimers(): TimerWatch {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const timers = new Map<unknown, Timer>();
  let now = 0;
  let chain = 0;
  let longest = 0;
  const start = (every: number | undefined, delay: number, run: () => void): unknown => {
    const due = now + Math.max(1, delay);
    const id: unknown = every === undefined ? setTimeout(() => fire(id), delay) : setInterval(() => fire(id), every);
    const clear = () => (every === undefined ? clearTimeout(id as number) : clearInterval(id as number));
    longest = Math.max(longest, chain);
    timers.set(id, { run, due, every, chain, clear });
    return id;
  };
  const fire = (id: unknown) => {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.every === undefined) timers.delete(id);
    timer.run();
  };
  const stop = (id: unknown) => {
    timers.get(id)?.clear();
    timers.delete(id);
  };
  type Callback = (...args: unknown[]) => void;
  Object.assign(globalThis, {
    setTimeout: (run: Callback, delay = 0, ...args: unknown[]) => start(undefined, delay, () => run(...args)),
    setInterval: (run: Callback, every = 0, ...args: unknown[]) => start(every, every, () => run(...args)),
    clearTimeout: stop,
    clearInterval: stop,
  });

  const runNext = async (end: number): Promise<string[] | null> => {
    const [next] = [...timers].filter(([, { due }]) => due <= end).toSorted(([, one], [, other]) => one.due - other.due);
    if (!next) return null;
    const [id, timer] = next;
    now = Math.max(now, timer.due);
    chain = timer.every === undefined ? timer.chain + 1 : 0;
    if (timer.every === undefined) stop(id);
    else timer.due = now + Math.max(1, timer.every);
    try {
      await act(async () => timer.run());
      return [];
    } catch (error) {
      return [`falla ${now / 1000} s después: ${error instanceof Error ? error.message : String(error)}`];
    } finally {
      chain = 0;
    }
  };
  return {
    advance: async (ms) => {
      const end = now + ms;
      const complaints: string[] = [];
      for (let n = 0; n < MAX_CALLBACKS; n += 1) {
        const found = await runNext(end);
        if (found === null) break;
        complaints.push(...found);
      }
      now = end;
      return [...new Set(complaints)];
    },
    endless: () => {
      const intervals = [...timers.values()].filter(({ every }) => every !== undefined).length;
      return [...(intervals > 0 ? ['setInterval'] : []), ...(longest >= CHAIN ? ['setTimeout que se vuelve a poner'] : [])];
    },
    restart: () => {
      longest = 0;
      for (const timer of timers.values()) timer.chain = 0;
    },
    finish: () => void Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
