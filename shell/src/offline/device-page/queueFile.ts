import type { Entry } from '@lavanda/shared';

/** The laundry's unsent captures on this device as a JSON file for support. Those of other laundries are left out. */
export function queueFile(entries: readonly Entry[], tenant: string, now: Date): Blob {
  const own = entries.filter(({ owner }) => owner.tenant === tenant);
  return new Blob([JSON.stringify({ generated: now.toISOString(), entries: own }, null, 2)], { type: 'application/json' });
}
