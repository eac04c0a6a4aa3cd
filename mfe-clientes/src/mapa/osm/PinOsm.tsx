import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import Pin from '../Pin';
import type { Marcador } from '../tipos';

interface PinOsmProps extends Marcador {
  elegido: boolean;
  onElegir(): void;
}

/** A pin on Leaflet's map: Leaflet keeps the place, React draws in it. */
export default function PinOsm({ numero, punto, nombre, elegido, onElegir }: PinOsmProps) {
  const [lugar] = useState(() => document.createElement('div'));
  // Leaflet would draw the pin again for another icon.
  const [icono] = useState(() => divIcon({ html: lugar, iconSize: [0, 0], className: '' }));
  return (
    <>
      <Marker icon={icono} position={{ lat: punto.lat, lng: punto.lon }} keyboard={false} zIndexOffset={elegido ? 1000 : 0} />
      {createPortal(<Pin numero={numero} nombre={nombre} elegido={elegido} onElegir={onElegir} />, lugar)}
    </>
  );
}
