import { latLngBounds } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { overMap } from '../overMap.ts';
import type { DrawingProps } from '../types.ts';
import { CENTER, MARGIN, MAX_ZOOM, round, ZOOM } from '../view.ts';

/** Connects Leaflet's map to the props: label, clicks, size, and a view that fits every pin. */
export default function OsmControls({ label, markers, fitKey, fitMargin = MARGIN, onPress, onControls }: DrawingProps) {
  const map = useMap();
  useMapEvents({
    click({ latlng, originalEvent }) {
      if (!overMap(originalEvent)) onPress(round({ lat: latlng.lat, lon: latlng.lng }));
    },
  });

  const latest = useRef(markers);
  latest.current = markers;
  const report = useRef(onControls);
  report.current = onControls;

  // Leaflet 1.9 ends a zoom animation with a timer that throws if the map was removed; this flag stops it.
  useLayoutEffect(
    () => () => {
      Object.assign(map, { _animatingZoom: false });
    },
    [map],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view refits to other pins, not to moved ones.
  useEffect(() => {
    const points = latest.current.map(({ point }) => [point.lat, point.lon] as [number, number]);
    if (points.length === 0) map.setView([CENTER.lat, CENTER.lon], ZOOM);
    else map.fitBounds(latLngBounds(points), { padding: [fitMargin, fitMargin], maxZoom: MAX_ZOOM, animate: false });
  }, [map, markers.length, fitKey]);

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);

  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(map.getContainer());
    report.current({
      zoomIn: () => map.zoomIn(),
      zoomOut: () => map.zoomOut(),
      center: () => {
        const { lat, lng } = map.getCenter();
        return round({ lat, lon: lng });
      },
    });
    return () => {
      observer.disconnect();
      report.current(null);
    };
  }, [map]);
  return null;
}
