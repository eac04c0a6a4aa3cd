import Box from '@mui/material/Box';
import GoogleMapReact, { type ClickEventValue } from 'google-map-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { overMap } from '../overMap.ts';
import Pin from '../Pin.tsx';
import type { DrawingProps, MapLine } from '../types.ts';
import { CENTER, MARGIN, MAX_ZOOM, round, ZOOM } from '../view.ts';
import { useLines } from './useLines.ts';

const NO_LINES: readonly MapLine[] = [];

/** Child of Google's map. google-map-react places it at the point that it reads from the props `lat` and `lng`. */
function Anchor({
  children,
  up = 0,
  over = false,
}: {
  lat: number;
  lng: number;
  up?: number;
  over?: boolean;
  children: ReactNode;
}) {
  return <Box sx={{ position: 'absolute', width: 0, height: 0, top: -up, zIndex: over ? 1 : 0 }}>{children}</Box>;
}

export default function GoogleCanvas({ maps, ...props }: Omit<DrawingProps, 'onError'> & { maps: typeof google.maps }) {
  const { markers, lines = NO_LINES, fitKey, fitMargin = MARGIN, selected, popup, placing, onSelect, onPress, onReady } = props;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const points = useRef(markers);
  points.current = markers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view refits when pins are added or removed, not moved.
  useEffect(() => {
    if (!map) return;
    const bounds = new maps.LatLngBounds();
    for (const { point } of points.current) bounds.extend({ lat: point.lat, lng: point.lon });
    if (points.current.length === 0) return;
    if (points.current.length === 1) {
      map.setCenter(bounds.getCenter());
      map.setZoom(MAX_ZOOM);
    } else map.fitBounds(bounds, fitMargin);
  }, [map, markers.length, fitKey]);

  useLines(map, maps, lines);

  const place = popup?.point;
  useEffect(() => {
    if (map && place) map.panTo({ lat: place.lat, lng: place.lon });
  }, [map, place]);

  function onTap({ lat, lng, event }: ClickEventValue) {
    if (!overMap(event)) onPress(round({ lat, lon: lng }));
  }

  function onLoad({ map }: { map: google.maps.Map }) {
    setMap(map);
    onReady({
      zoomIn: () => map.setZoom((map.getZoom() ?? ZOOM) + 1),
      moveAway: () => map.setZoom((map.getZoom() ?? ZOOM) - 1),
      center: () => {
        const center = map.getCenter();
        return center ? round({ lat: center.lat(), lon: center.lng() }) : CENTER;
      },
    });
  }

  return (
    <GoogleMapReact
      googleMapLoader={() => Promise.resolve(maps)}
      defaultCenter={{ lat: CENTER.lat, lng: CENTER.lon }}
      defaultZoom={ZOOM}
      options={{
        disableDefaultUI: true,
        clickableIcons: false,
        gestureHandling: 'greedy',
        ...(placing ? { draggableCursor: 'crosshair' } : {}),
      }}
      yesIWantToUseGoogleMapApiInternals
      onGoogleApiLoaded={onLoad}
      onClick={onTap}
    >
      {markers.map(({ point, ...pin }) => (
        <Anchor key={pin.number} lat={point.lat} lng={point.lon} over={pin.number === selected}>
          <Pin {...pin} selected={pin.number === selected} onSelect={() => onSelect(pin.number)} />
        </Anchor>
      ))}
      {popup && (
        <Anchor key="emergente" lat={popup.point.lat} lng={popup.point.lon} up={popup.overPin ? 62 : 10}>
          <Box sx={{ position: 'absolute', bottom: 0, left: 0, transform: 'translateX(-50%)', zIndex: 1 }}>{popup.content}</Box>
        </Anchor>
      )}
    </GoogleMapReact>
  );
}
