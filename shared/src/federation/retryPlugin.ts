/**
 * Included in every remote's entry. A hung script blocks later requests for the same URL in the browser cache, so
 * retries load each chunk from a new URL. The shell sets the attempt number in the global `lavandaIntento`.
 */
declare let __webpack_require__: { u: (chunk: string | number) => string };

export function withAttempt(address: string, attempt: number | undefined): string {
  return attempt ? `${address}?r=${attempt}` : address;
}

export default function retryPlugin() {
  const { lavandaIntento } = globalThis as { lavandaIntento?: number };
  const nameOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => withAttempt(nameOf(chunk), lavandaIntento);
  return { name: 'lavanda:reintento' };
}
