import { withAttempt } from '@lavanda/shared/federation/retryPlugin';

declare let __webpack_require__: { u: (chunk: string | number) => string };

const chunkName = __webpack_require__.u;

/** How many tries have begun anew, for addresses that no hanging request keeps busy. */
let attempt = 0;

/** The address under which a script is asked for in the current try. */
export function freshAddress(address: string): string {
  return withAttempt(address, attempt);
}

/** The next requests for code, the remotes' and the shell's own, go under new addresses. */
export function startFreshAddresses(): void {
  // One that is still on its way would be waited for again instead.
  for (const script of document.querySelectorAll('script[data-rspack]')) script.remove();
  attempt += 1;
  // Remotes read it: shared/src/federation/reintento.ts.
  Object.assign(globalThis, { lavandaIntento: attempt });
  __webpack_require__.u = (chunk) => freshAddress(chunkName(chunk));
}
