import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { MapsConfig } from '../../contract/schemas/maps.ts';
import type { DrawingProps } from './types.ts';

type Google = Extract<MapsConfig, { proveedor: 'google' }>;
type Osm = Extract<MapsConfig, { proveedor: 'osm' }>;

export type Drawing =
  | { state: 'cargando' }
  | { state: 'fallo' }
  | { state: 'google'; configuration: Google; Component: ComponentType<DrawingProps & { configuration: Google }> }
  | { state: 'osm'; configuration: Osm; Component: ComponentType<DrawingProps & { configuration: Osm }> };

async function load(configuration: MapsConfig): Promise<Drawing> {
  if (configuration.proveedor === 'google') {
    return { state: 'google', configuration, Component: (await import('./google/GoogleMapView.tsx')).default };
  }
  return { state: 'osm', configuration, Component: (await import('./osm/OsmMap.tsx')).default };
}

/**
 * Imports the code of the configured map provider when a map is shown, so that pages without a map don't download it.
 * @param attempt number of the attempt; a new number tries again after a failure
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
