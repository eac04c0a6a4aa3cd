import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { latLng } from 'leaflet';
import { useMemo } from 'react';
import { MapContainer, Polyline, Popup, TileLayer } from 'react-leaflet';
import type { MapsConfig } from '../../../contract/schemas/maps.ts';
import type { DrawingProps } from '../types.ts';
import { CENTER, ZOOM } from '../view.ts';
import Attribution from './Attribution.tsx';
import OsmControls from './OsmControls.tsx';
import OsmPin from './OsmPin.tsx';
import { useTiles } from './useTiles.ts';
import 'leaflet/dist/leaflet.css';

export interface OsmMapProps extends DrawingProps {
  configuration: Extract<MapsConfig, { proveedor: 'osm' }>;
}

/** Map drawn by Leaflet with the tiles that the server's settings name. */
export default function OsmMap(props: OsmMapProps) {
  const { configuration, markers, lines = [], selected, placing, popup, onSelect, onIncomplete } = props;
  const tiles = useTiles(onIncomplete);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const place = popup?.point;
  // Memoized while the point is the same, because Leaflet would pan to the card again for a new object.
  const position = useMemo(() => (place ? latLng(place.lat, place.lon) : null), [place]);
  return (
    <Box sx={[FRAME, placing && { '& .leaflet-container': { cursor: 'crosshair' } }]}>
      <MapContainer
        center={[CENTER.lat, CENTER.lon]}
        zoom={ZOOM}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        markerZoomAnimation={!still}
        worldCopyJump
        style={{ height: '100%' }}
      >
        <TileLayer url={configuration.mosaicos} maxZoom={19} eventHandlers={tiles} />
        <OsmControls {...props} />
        {lines.map(({ id, points, color, dotted }) => (
          <Polyline
            key={id}
            positions={points.map(({ lat, lon }) => latLng(lat, lon))}
            pathOptions={{ color, weight: 5, dashArray: dotted ? '1 9' : '', interactive: false }}
          />
        ))}
        {markers.map((marker) => (
          <OsmPin
            key={marker.number}
            {...marker}
            selected={marker.number === selected}
            onSelect={() => onSelect(marker.number)}
          />
        ))}
        {popup && position && (
          <Popup
            // Leaflet only positions a card when it opens, so each point gets a card of its own.
            key={`${position.lat},${position.lng}`}
            position={position}
            offset={popup.overPin ? [0, -62] : [0, -10]}
            autoPanPadding={[16, 16]}
            maxWidth={320}
            closeButton={false}
            closeOnClick={false}
            closeOnEscapeKey={false}
            autoClose={false}
          >
            {popup.content}
          </Popup>
        )}
      </MapContainer>
      <Attribution text={configuration.atribucion} />
    </Box>
  );
}

/** Replaces Leaflet's fonts, card and tile background with the product's. */
const FRAME = {
  height: '100%',
  '& .leaflet-container': { font: 'inherit', bgcolor: '#eceff0', zIndex: 0 },
  '& .leaflet-popup': { mb: 0 },
  '& .leaflet-popup-content-wrapper': { p: 0, bgcolor: 'transparent', boxShadow: 'none', borderRadius: '14px' },
  '& .leaflet-popup-content': { m: 0, font: 'inherit', minHeight: 0, width: 'auto !important' },
  '& .leaflet-popup-content p': { m: 0 },
  '& .leaflet-popup-tip-container': { display: 'none' },
} as const;
