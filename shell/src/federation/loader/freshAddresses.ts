import { withAttempt } from '@lavanda/shared/federation/retryPlugin';

declare let __webpack_require__: { u: (chunk: string | number) => string };

const chunkName = __webpack_require__.u;

/** Number of loads that started over. Each one uses new URLs, because a hung request blocks later requests for its URL. */
let attempt = 0;

/** The URL of a script in the current attempt. */
export function freshAddress(address: string): string {
  return withAttempt(address, attempt);
}

/** Makes all later requests for code of the remotes and of the shell use new URLs. */
export function startFreshAddresses(): void {
  // The script tags are removed, because the bundler would otherwise wait again for those that are pending.
  for (const script of document.querySelectorAll('script[data-rspack]')) script.remove();
  attempt += 1;
  // shared/src/federation/retryPlugin.ts reads this global.
  Object.assign(globalThis, { lavandaAttempt: attempt });
  __webpack_require__.u = (chunk) => freshAddress(chunkName(chunk));
}
