/**
 * Part of every remote's entry. A script that hangs keeps its address busy in the browser's cache, and a second request for it
 * would wait behind the first; in a second try every chunk is asked for under an address of its own.
 * The shell writes the number of the try in `lavandaIntento`.
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
