import { setTimeout as pausa } from 'node:timers/promises';

/** Asks again until the answer is true, for as long as a test may take. */
export async function hasta(cierto: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await cierto())) await pausa(20);
}
