import { useEffect } from 'react';
import type { MapLine } from '../types.ts';

/** Draws the given lines on Google's map. A dotted line is drawn as dots along a line without a stroke. */
export function useLines(map: google.maps.Map | null, maps: typeof google.maps, lines: readonly MapLine[]): void {
  useEffect(() => {
    if (!map) return;
    const drawn = lines.map(({ points, color, dotted }) => {
      const path = points.map(({ lat, lon }) => ({ lat, lng: lon }));
      const dot = { path: 'M 0,0 0,0', strokeColor: color, strokeOpacity: 1, scale: 5 };
      const stroke = dotted ? { strokeOpacity: 0, icons: [{ icon: dot, offset: '0', repeat: '10px' }] } : { strokeWeight: 5 };
      return new maps.Polyline({ map, path, strokeColor: color, clickable: false, ...stroke });
    });
    return () => {
      for (const line of drawn) line.setMap(null);
    };
  }, [map, maps, lines]);
}
