import Box from '@mui/material/Box';
import GoogleMapReact, { type ClickEventValue } from 'google-map-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Pin from '../Pin';
import { sobreMapa } from '../sobreMapa';
import type { DibujoProps } from '../tipos';
import { ACERCAMIENTO, ACERCAMIENTO_MAXIMO, CENTRO, MARGEN, redondear } from '../vista';

/** google-map-react places its children by these two props. */
function Ancla({ children, arriba = 0 }: { lat: number; lng: number; arriba?: number; children: ReactNode }) {
  return <Box sx={{ position: 'absolute', width: 0, height: 0, top: -arriba }}>{children}</Box>;
}

/** The pins and the card over Google's map. */
export default function LienzoGoogle({ mapas, ...props }: Omit<DibujoProps, 'onFallo'> & { mapas: typeof google.maps }) {
  const { marcadores, elegido, emergente, colocando, onElegir, onPulsar, onListo } = props;
  const [mapa, setMapa] = useState<google.maps.Map | null>(null);
  const puntos = useRef(marcadores);
  puntos.current = marcadores;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pin that moves doesn't move the view; one more or less does.
  useEffect(() => {
    if (!mapa) return;
    const limites = new mapas.LatLngBounds();
    for (const { punto } of puntos.current) limites.extend({ lat: punto.lat, lng: punto.lon });
    if (puntos.current.length === 0) return;
    if (puntos.current.length === 1) {
      mapa.setCenter(limites.getCenter());
      mapa.setZoom(ACERCAMIENTO_MAXIMO);
    } else mapa.fitBounds(limites, MARGEN);
  }, [mapa, marcadores.length]);

  const lugar = emergente?.punto;
  useEffect(() => {
    if (mapa && lugar) mapa.panTo({ lat: lugar.lat, lng: lugar.lon });
  }, [mapa, lugar]);

  function alPulsar({ lat, lng, event }: ClickEventValue) {
    if (!sobreMapa(event)) onPulsar(redondear({ lat, lon: lng }));
  }

  function alCargar({ map }: { map: google.maps.Map }) {
    setMapa(map);
    onListo({
      acercar: () => map.setZoom((map.getZoom() ?? ACERCAMIENTO) + 1),
      alejar: () => map.setZoom((map.getZoom() ?? ACERCAMIENTO) - 1),
      centro: () => {
        const centro = map.getCenter();
        return centro ? redondear({ lat: centro.lat(), lon: centro.lng() }) : CENTRO;
      },
    });
  }

  return (
    <GoogleMapReact
      googleMapLoader={() => Promise.resolve(mapas)}
      defaultCenter={{ lat: CENTRO.lat, lng: CENTRO.lon }}
      defaultZoom={ACERCAMIENTO}
      options={{
        disableDefaultUI: true,
        clickableIcons: false,
        gestureHandling: 'greedy',
        ...(colocando ? { draggableCursor: 'crosshair' } : {}),
      }}
      yesIWantToUseGoogleMapApiInternals
      onGoogleApiLoaded={alCargar}
      onClick={alPulsar}
    >
      {marcadores.map(({ numero, punto, nombre }) => (
        <Ancla key={numero} lat={punto.lat} lng={punto.lon}>
          <Pin numero={numero} nombre={nombre} elegido={numero === elegido} onElegir={() => onElegir(numero)} />
        </Ancla>
      ))}
      {emergente && (
        <Ancla key="emergente" lat={emergente.punto.lat} lng={emergente.punto.lon} arriba={emergente.sobrePin ? 62 : 10}>
          <Box sx={{ position: 'absolute', bottom: 0, left: 0, transform: 'translateX(-50%)', zIndex: 1 }}>
            {emergente.contenido}
          </Box>
        </Ancla>
      )}
    </GoogleMapReact>
  );
}
