import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition is true. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(20);
}
