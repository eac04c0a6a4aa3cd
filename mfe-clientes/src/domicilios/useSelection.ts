import type { Point } from '@lavanda/shared/ui/map/types';
import { useEffect, useState } from 'react';

/** Which domicilio is selected or waits for its place on the map, and the point that was clicked there. */
export function useSelection(count: number, editable: boolean) {
  const [selected, setSelected] = useState<number | null>(null);
  const [fromMap, setFromMap] = useState(false);
  const [toPlace, setToPlace] = useState<number | null>(null);
  const [pressed, setPressed] = useState<Point | null>(null);
  const existing = (index: number | null) => (index !== null && index < count ? index : null);

  // Leaving edit mode, by cancelling or saving, cancels a pending placement and the question about a clicked point.
  useEffect(() => {
    if (editable) return;
    setToPlace(null);
    setPressed(null);
  }, [editable]);

  function select(index: number | null, onMap = false) {
    setSelected(index);
    setFromMap(onMap);
    setPressed(null);
  }

  return {
    selected: existing(selected),
    /** True when the selection was made on the map, where the focus then stays. */
    fromMap,
    toPlace: editable ? existing(toPlace) : null,
    /** Point clicked on the map, while the user is asked what to do with it; null otherwise. */
    pressed,
    select,
    /** Selects a domicilio, or none for null, and cancels a pending placement on the map. */
    settle(index: number | null) {
      select(index);
      setToPlace(null);
    },
    /** Makes the next click on the map place this domicilio. */
    startPlacing(index: number) {
      select(index);
      setToPlace(index);
    },
    stopPlacing: () => setToPlace(null),
    /** Asks what to do with a clicked point; a second click takes the question back. */
    ask: (point: Point) => setPressed((previous) => (previous ? null : point)),
    forgetPoint: () => setPressed(null),
  };
}
