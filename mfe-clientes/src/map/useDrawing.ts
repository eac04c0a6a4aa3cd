import type { MapsConfig } from '@lavanda/shared/contract/schemas/maps';
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
 * Loads the configured provider's code, so pages without a map don't download it.
 * @param attempt a new number retries
 */
export function useDrawing(configuration: MapsConfig | undefined, attempt: number): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'cargando' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt number retries.
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
