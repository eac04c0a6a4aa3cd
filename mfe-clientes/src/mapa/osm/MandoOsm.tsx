import { latLngBounds } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { sobreMapa } from '../sobreMapa';
import type { DibujoProps } from '../tipos';
import { ACERCAMIENTO, ACERCAMIENTO_MAXIMO, CENTRO, MARGEN, redondear } from '../vista';

/** Ties Leaflet's map to the props: its name, its clicks, its size, and a view that holds every pin. */
export default function MandoOsm({ etiqueta, marcadores, onPulsar, onListo }: DibujoProps) {
  const mapa = useMap();
  useMapEvents({
    click({ latlng, originalEvent }) {
      if (!sobreMapa(originalEvent)) onPulsar(redondear({ lat: latlng.lat, lon: latlng.lng }));
    },
  });

  const puntos = useRef(marcadores);
  puntos.current = marcadores;
  const listo = useRef(onListo);
  listo.current = onListo;

  // Leaflet 1.9 ends the animation of a zoom with a timer, which fails over a map that was removed meanwhile.
  useLayoutEffect(
    () => () => {
      Object.assign(mapa, { _animatingZoom: false });
    },
    [mapa],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pin that moves doesn't move the view; one more or less does.
  useEffect(() => {
    const lugares = puntos.current.map(({ punto }) => [punto.lat, punto.lon] as [number, number]);
    if (lugares.length === 0) mapa.setView([CENTRO.lat, CENTRO.lon], ACERCAMIENTO);
    else mapa.fitBounds(latLngBounds(lugares), { padding: [MARGEN, MARGEN], maxZoom: ACERCAMIENTO_MAXIMO, animate: false });
  }, [mapa, marcadores.length]);

  useEffect(() => {
    const contenedor = mapa.getContainer();
    contenedor.setAttribute('role', 'application');
    contenedor.setAttribute('aria-label', etiqueta);
  }, [mapa, etiqueta]);

  useEffect(() => {
    const observador = new ResizeObserver(() => mapa.invalidateSize());
    observador.observe(mapa.getContainer());
    listo.current({
      acercar: () => mapa.zoomIn(),
      alejar: () => mapa.zoomOut(),
      centro: () => {
        const { lat, lng } = mapa.getCenter();
        return redondear({ lat, lon: lng });
      },
    });
    return () => observador.disconnect();
  }, [mapa]);
  return null;
}
