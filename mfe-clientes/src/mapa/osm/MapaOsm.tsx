import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { latLng } from 'leaflet';
import { useMemo } from 'react';
import { MapContainer, Popup, TileLayer } from 'react-leaflet';
import type { DibujoProps } from '../tipos';
import { ACERCAMIENTO, CENTRO } from '../vista';
import Atribucion from './Atribucion';
import MandoOsm from './MandoOsm';
import PinOsm from './PinOsm';
import { useMosaicos } from './useMosaicos';
import 'leaflet/dist/leaflet.css';

export interface MapaOsmProps extends DibujoProps {
  configuracion: Extract<ConfiguracionMapas, { proveedor: 'osm' }>;
}

/** Keyless map of OpenStreetMap tiles. */
export default function MapaOsm(props: MapaOsmProps) {
  const { configuracion, marcadores, elegido, colocando, emergente, onElegir, onIncompleto } = props;
  const mosaicos = useMosaicos(onIncompleto);
  const quieto = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const lugar = emergente?.punto;
  // Leaflet would pan to the card again for another object.
  const posicion = useMemo(() => (lugar ? latLng(lugar.lat, lugar.lon) : null), [lugar]);
  return (
    <Box sx={[MARCO, colocando && { '& .leaflet-container': { cursor: 'crosshair' } }]}>
      <MapContainer
        center={[CENTRO.lat, CENTRO.lon]}
        zoom={ACERCAMIENTO}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!quieto}
        fadeAnimation={!quieto}
        markerZoomAnimation={!quieto}
        worldCopyJump
        style={{ height: '100%' }}
      >
        <TileLayer url={configuracion.mosaicos} maxZoom={19} eventHandlers={mosaicos} />
        <MandoOsm {...props} />
        {marcadores.map((marcador) => (
          <PinOsm
            key={marcador.numero}
            {...marcador}
            elegido={marcador.numero === elegido}
            onElegir={() => onElegir(marcador.numero)}
          />
        ))}
        {emergente && posicion && (
          <Popup
            // The card is placed by what it says: a new one for each.
            key={`${posicion.lat},${posicion.lng}`}
            position={posicion}
            offset={emergente.sobrePin ? [0, -62] : [0, -10]}
            autoPanPadding={[16, 16]}
            maxWidth={320}
            closeButton={false}
            closeOnClick={false}
            closeOnEscapeKey={false}
            autoClose={false}
          >
            {emergente.contenido}
          </Popup>
        )}
      </MapContainer>
      <Atribucion texto={configuracion.atribucion} />
    </Box>
  );
}

/** Leaflet's own look gives way to the suite's: its fonts, its card, the grey behind the tiles. */
const MARCO = {
  height: '100%',
  '& .leaflet-container': { font: 'inherit', bgcolor: '#eceff0', zIndex: 0 },
  '& .leaflet-popup': { mb: 0 },
  '& .leaflet-popup-content-wrapper': { p: 0, bgcolor: 'transparent', boxShadow: 'none', borderRadius: '14px' },
  '& .leaflet-popup-content': { m: 0, font: 'inherit', minHeight: 0, width: 'auto !important' },
  '& .leaflet-popup-content p': { m: 0 },
  '& .leaflet-popup-tip-container': { display: 'none' },
} as const;
