const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function verticalNeighbour(tiles: readonly HTMLElement[], actual: HTMLElement, down: boolean): HTMLElement | undefined {
  const origen = actual.getBoundingClientRect();
  const distance = (till: DOMRect) => Math.abs(till.top - origen.top) * 1000 + Math.abs(till.left - origen.left);
  return tiles
    .filter((tile) => {
      const { top } = tile.getBoundingClientRect();
      return down ? top > origen.top + 1 : top < origen.top - 1;
    })
    .sort((a, b) => distance(a.getBoundingClientRect()) - distance(b.getBoundingClientRect()))[0];
}

/**
 * The tile an arrow key moves to from `actual` (UI guide 7): the adjacent one, or the nearest in the next or previous
 * row.
 * @returns undefined past an edge and for any other key
 */
export function tileTowards(key: string, tiles: readonly HTMLElement[], actual: HTMLElement): HTMLElement | undefined {
  const step = STEP[key];
  if (step !== undefined) return tiles[tiles.indexOf(actual) + step];
  if (key === 'ArrowDown' || key === 'ArrowUp') return verticalNeighbour(tiles, actual, key === 'ArrowDown');
  return undefined;
}
