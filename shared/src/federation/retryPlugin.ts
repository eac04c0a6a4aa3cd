/**
 * This plugin is part of every remote's entry. A hung script blocks later requests for the same URL in the browser cache, so each
 * retry loads the chunks from a new URL. The shell sets the attempt's number in the global `lavandaAttempt`.
 */
declare let __webpack_require__: { u: (chunk: string | number) => string };

/** Address of a chunk for the given attempt to load it; the first attempt (0 or undefined) uses the plain address. */
export function withAttempt(address: string, attempt: number | undefined): string {
  return attempt ? `${address}?r=${attempt}` : address;
}

export default function retryPlugin() {
  const { lavandaAttempt } = globalThis as { lavandaAttempt?: number };
  const nameOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => withAttempt(nameOf(chunk), lavandaAttempt);
  return { name: 'lavanda:reintento' };
}
