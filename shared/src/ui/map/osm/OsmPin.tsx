import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import Pin from '../Pin.tsx';
import type { MapMarker } from '../types.ts';

interface OsmPinProps extends MapMarker {
  selected: boolean;
  onSelect(): void;
}

/** A pin on Leaflet's map. Leaflet positions the pin's element, and React renders into that element. */
export default function OsmPin({ point, selected, ...pin }: OsmPinProps) {
  const [place] = useState(() => document.createElement('div'));
  // The icon is made only once, because Leaflet would draw the pin again for a new icon.
  const [icon] = useState(() => divIcon({ html: place, iconSize: [0, 0], className: '' }));
  return (
    <>
      <Marker icon={icon} position={{ lat: point.lat, lng: point.lon }} keyboard={false} zIndexOffset={selected ? 1000 : 0} />
      {createPortal(<Pin {...pin} selected={selected} />, place)}
    </>
  );
}
