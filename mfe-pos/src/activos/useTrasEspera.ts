import { useEffect, useState } from 'react';

/** Skeletons appear after this wait, ms (UI guide 6): an answer that comes sooner never flashes one. */
const ESPERA = 150;

/** True once `activo` has lasted for the wait. */
export function useTrasEspera(activo: boolean): boolean {
  const [paso, setPaso] = useState(false);
  useEffect(() => {
    if (!activo) {
      setPaso(false);
      return;
    }
    const reloj = setTimeout(() => setPaso(true), ESPERA);
    return () => clearTimeout(reloj);
  }, [activo]);
  return activo && paso;
}
