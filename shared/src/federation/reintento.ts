/**
 * Part of every remote's entry. A script that hangs keeps its address busy in the browser's cache, and a second request for it
 * would wait behind the first; in a second try every chunk is asked for under an address of its own.
 * The shell writes the number of the try in `lavandaIntento`.
 */
declare let __webpack_require__: { u: (chunk: string | number) => string };

export function conIntento(direccion: string, intento: number | undefined): string {
  return intento ? `${direccion}?r=${intento}` : direccion;
}

export default function pluginReintento() {
  const { lavandaIntento } = globalThis as { lavandaIntento?: number };
  const nombreDe = __webpack_require__.u;
  __webpack_require__.u = (chunk) => conIntento(nombreDe(chunk), lavandaIntento);
  return { name: 'lavanda:reintento' };
}
