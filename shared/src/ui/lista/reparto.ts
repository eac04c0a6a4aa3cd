/** A row that is drawn: `clave` is the element, which stays; `indice` the row of the list it shows now. */
export interface Lugar {
  readonly clave: number;
  readonly indice: number;
}

/**
 * Gives the rows wanted to the elements there are: one that shows a wanted row goes on showing it, one that has gone out of sight
 * takes a row that came in. Text written into an element costs a fraction of making another.
 * @param nuevas how many rows may come in at most, the first of `queridas`; the elements for the others wait as they are
 * @returns the same array when nothing changes; its elements keep their order, whatever rows they show
 */
export function repartir(
  lugares: readonly Lugar[],
  queridas: ReadonlySet<number>,
  nuevas = Number.POSITIVE_INFINITY,
): readonly Lugar[] {
  const puestas = new Set(lugares.map(({ indice }) => indice));
  const faltan = [...queridas].filter((indice) => !puestas.has(indice));
  let esperan = Math.max(0, faltan.length - nuevas);
  faltan.length -= esperan;
  const quedan: Lugar[] = [];
  for (const lugar of lugares) {
    let indice = queridas.has(lugar.indice) ? lugar.indice : faltan.shift();
    if (indice === undefined && esperan > 0) {
      indice = lugar.indice;
      esperan -= 1;
    }
    if (indice !== undefined) quedan.push(indice === lugar.indice ? lugar : { clave: lugar.clave, indice });
  }
  let clave = Math.max(-1, ...lugares.map((lugar) => lugar.clave));
  for (const indice of faltan) {
    clave += 1;
    quedan.push({ clave, indice });
  }
  const igual = quedan.length === lugares.length && quedan.every((lugar, i) => lugar === lugares[i]);
  return igual ? lugares : quedan;
}
