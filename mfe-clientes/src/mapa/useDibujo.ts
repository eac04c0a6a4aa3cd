import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { DibujoProps } from './tipos';

type Google = Extract<ConfiguracionMapas, { proveedor: 'google' }>;
type Osm = Extract<ConfiguracionMapas, { proveedor: 'osm' }>;

export type Dibujo =
  | { estado: 'cargando' }
  | { estado: 'fallo' }
  | { estado: 'google'; configuracion: Google; Componente: ComponentType<DibujoProps & { configuracion: Google }> }
  | { estado: 'osm'; configuracion: Osm; Componente: ComponentType<DibujoProps & { configuracion: Osm }> };

async function cargar(configuracion: ConfiguracionMapas): Promise<Dibujo> {
  if (configuracion.proveedor === 'google') {
    return { estado: 'google', configuracion, Componente: (await import('./google/MapaGoogle')).default };
  }
  return { estado: 'osm', configuracion, Componente: (await import('./osm/MapaOsm')).default };
}

/**
 * Fetches the code that draws the configured provider's map, which no page without a map pays for.
 * @param intento a new number tries again
 */
export function useDibujo(configuracion: ConfiguracionMapas | undefined, intento: number): Dibujo {
  const [dibujo, setDibujo] = useState<Dibujo>({ estado: 'cargando' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    setDibujo({ estado: 'cargando' });
    if (!configuracion) return;
    let vigente = true;
    cargar(configuracion)
      .catch((): Dibujo => ({ estado: 'fallo' }))
      .then((cargado) => {
        if (vigente) setDibujo(cargado);
      });
    return () => {
      vigente = false;
    };
  }, [configuracion, intento]);
  return dibujo;
}
