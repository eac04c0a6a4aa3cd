import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is true, for as long as a test may take. */
export async function until(certain: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await certain())) await pause(20);
}
