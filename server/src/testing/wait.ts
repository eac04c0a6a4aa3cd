import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition is true. */
export async function until(certain: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await certain())) await pause(20);
}
