import { useUsuario } from '@lavanda/shared';
import { type Dia, diaEn } from '@lavanda/shared/domain/fechas';
import { useEffect, useState } from 'react';

/** How often the clock is read, ms. */
const PULSO = 60_000;

/** Today at the user's branch, kept current past midnight. */
export function useHoy(): Dia {
  const zona = useUsuario().sucursalData.zona_horaria;
  const [hoy, setHoy] = useState(() => diaEn(zona, new Date()));
  useEffect(() => {
    const leer = () => setHoy(diaEn(zona, new Date()));
    leer();
    const reloj = setInterval(leer, PULSO);
    return () => clearInterval(reloj);
  }, [zona]);
  return hoy;
}
