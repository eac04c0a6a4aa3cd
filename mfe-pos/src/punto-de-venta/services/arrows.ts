const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function verticalNeighbour(tiles: readonly HTMLElement[], current: HTMLElement, down: boolean): HTMLElement | undefined {
  const from = current.getBoundingClientRect();
  const distance = (to: DOMRect) => Math.abs(to.top - from.top) * 1000 + Math.abs(to.left - from.left);
  return tiles
    .filter((tile) => {
      const { top } = tile.getBoundingClientRect();
      return down ? top > from.top + 1 : top < from.top - 1;
    })
    .sort((a, b) => distance(a.getBoundingClientRect()) - distance(b.getBoundingClientRect()))[0];
}

/**
 * The tile that an arrow key moves to from `current` (UI guide 7): the adjacent one, or the nearest in the next or previous
 * row.
 * @returns undefined past an edge and for any other key
 */
export function tileTowards(key: string, tiles: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const step = STEP[key];
  if (step !== undefined) return tiles[tiles.indexOf(current) + step];
  if (key === 'ArrowDown' || key === 'ArrowUp') return verticalNeighbour(tiles, current, key === 'ArrowDown');
  return undefined;
}
