import { useEffect, useRef } from 'react';
import type { MapMarker } from '../types.ts';
import { MAX_ZOOM } from '../view.ts';

/** Fits the view of Google's map to the markers. */
export function useFit(
  map: google.maps.Map | null,
  maps: typeof google.maps,
  markers: readonly MapMarker[],
  { fitKey, fitMargin }: { fitKey: string | undefined; fitMargin: number },
): void {
  const latest = useRef(markers);
  latest.current = markers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view refits when pins are added or removed, not moved.
  useEffect(() => {
    if (!map) return;
    const bounds = new maps.LatLngBounds();
    for (const { point } of latest.current) bounds.extend({ lat: point.lat, lng: point.lon });
    if (latest.current.length === 0) return;
    if (latest.current.length === 1) {
      map.setCenter(bounds.getCenter());
      map.setZoom(MAX_ZOOM);
    } else map.fitBounds(bounds, fitMargin);
  }, [map, markers.length, fitKey]);
}
