import { withAttempt } from '@lavanda/shared/federation/retryPlugin';

declare let __webpack_require__: { u: (chunk: string | number) => string };

const chunkName = __webpack_require__.u;

/** Number of fresh attempts; each uses new URLs, because a hung request blocks its own URL. */
let attempt = 0;

/** The URL of a script in the current attempt. */
export function freshAddress(address: string): string {
  return withAttempt(address, attempt);
}

/** Makes the next requests for code, of remotes and shell, use new URLs. */
export function startFreshAddresses(): void {
  // Removes pending script tags, or the bundler would wait for them again.
  for (const script of document.querySelectorAll('script[data-rspack]')) script.remove();
  attempt += 1;
  // Read by shared/src/federation/retryPlugin.ts.
  Object.assign(globalThis, { lavandaAttempt: attempt });
  __webpack_require__.u = (chunk) => freshAddress(chunkName(chunk));
}
