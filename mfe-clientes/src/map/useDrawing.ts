import type { MapsConfig } from '@lavanda/shared/contract/maps';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { DrawingProps } from './types';

type Google = Extract<MapsConfig, { proveedor: 'google' }>;
type Osm = Extract<MapsConfig, { proveedor: 'osm' }>;

export type Drawing =
  | { state: 'cargando' }
  | { state: 'fallo' }
  | { state: 'google'; configuration: Google; Component: ComponentType<DrawingProps & { configuration: Google }> }
  | { state: 'osm'; configuration: Osm; Component: ComponentType<DrawingProps & { configuration: Osm }> };

async function load(configuration: MapsConfig): Promise<Drawing> {
  if (configuration.proveedor === 'google') {
    return { state: 'google', configuration, Component: (await import('./google/GoogleMapView')).default };
  }
  return { state: 'osm', configuration, Component: (await import('./osm/OsmMap')).default };
}

/**
 * Fetches the code that draws the configured provider's map, which no page without a map pays for.
 * @param intento a new number tries again
 */
export function useDrawing(configuration: MapsConfig | undefined, attempt: number): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'cargando' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    setDrawing({ state: 'cargando' });
    if (!configuration) return;
    let current = true;
    load(configuration)
      .catch((): Drawing => ({ state: 'fallo' }))
      .then((loaded) => {
        if (current) setDrawing(loaded);
      });
    return () => {
      current = false;
    };
  }, [configuration, attempt]);
  return drawing;
}
