import { PER_CALL } from './endpoints';

/** Splits ids into batches that fit in one call. */
export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, batch) =>
    ids.slice(batch * PER_CALL, (batch + 1) * PER_CALL),
  );
}
