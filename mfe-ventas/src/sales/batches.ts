import { PER_CALL } from './endpoints';

/** The ids in groups that one call takes. */
export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, batch) =>
    ids.slice(batch * PER_CALL, (batch + 1) * PER_CALL),
  );
}
