import Box from '@mui/material/Box';
import GoogleMapReact, { type ClickEventValue } from 'google-map-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { overMap } from '../overMap.ts';
import Pin from '../Pin.tsx';
import type { DrawingProps, MapControls, MapLine } from '../types.ts';
import { CENTER, MARGIN, round, ZOOM } from '../view.ts';
import { useFit } from './useFit.ts';
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

function controlsOf(map: google.maps.Map): MapControls {
  return {
    zoomIn: () => map.setZoom((map.getZoom() ?? ZOOM) + 1),
    zoomOut: () => map.setZoom((map.getZoom() ?? ZOOM) - 1),
    center: () => {
      const center = map.getCenter();
      return center ? round({ lat: center.lat(), lon: center.lng() }) : CENTER;
    },
  };
}

export default function GoogleCanvas({ maps, ...props }: Omit<DrawingProps, 'onError'> & { maps: typeof google.maps }) {
  const { markers, lines = NO_LINES, fitKey, fitMargin = MARGIN, selected, popup, placing, onSelect, onPress } = props;
  const [map, setMap] = useState<google.maps.Map | null>(null);

  useFit(map, maps, markers, { fitKey, fitMargin });
  useLines(map, maps, lines);

  const report = useRef(props.onControls);
  report.current = props.onControls;
  useEffect(() => {
    if (!map) return;
    report.current(controlsOf(map));
    return () => report.current(null);
  }, [map]);

  const place = popup?.point;
  useEffect(() => {
    if (map && place) map.panTo({ lat: place.lat, lng: place.lon });
  }, [map, place]);

  function onTap({ lat, lng, event }: ClickEventValue) {
    if (!overMap(event)) onPress(round({ lat, lon: lng }));
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
      onGoogleApiLoaded={({ map }) => setMap(map)}
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
