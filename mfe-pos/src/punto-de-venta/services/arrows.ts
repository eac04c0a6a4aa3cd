const PASO: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function verticalNeighbour(tiles: readonly HTMLElement[], actual: HTMLElement, abajo: boolean): HTMLElement | undefined {
  const origen = actual.getBoundingClientRect();
  const lejania = (caja: DOMRect) => Math.abs(caja.top - origen.top) * 1000 + Math.abs(caja.left - origen.left);
  return tiles
    .filter((tile) => {
      const { top } = tile.getBoundingClientRect();
      return abajo ? top > origen.top + 1 : top < origen.top - 1;
    })
    .sort((a, b) => lejania(a.getBoundingClientRect()) - lejania(b.getBoundingClientRect()))[0];
}

/**
 * The tile an arrow leads to from `actual` (UI guide 7): beside it, or the nearest of the row above or below.
 * Undefined past an edge, and for any other key.
 */
export function tileTowards(tecla: string, tiles: readonly HTMLElement[], actual: HTMLElement): HTMLElement | undefined {
  const paso = PASO[tecla];
  if (paso !== undefined) return tiles[tiles.indexOf(actual) + paso];
  if (tecla === 'ArrowDown' || tecla === 'ArrowUp') return verticalNeighbour(tiles, actual, tecla === 'ArrowDown');
  return undefined;
}
