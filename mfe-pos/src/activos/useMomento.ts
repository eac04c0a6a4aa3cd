import { useUsuario } from '@lavanda/shared';
import { diaEn, horaEn } from '@lavanda/shared/domain/fechas';
import { useEffect, useState } from 'react';
import type { Momento } from './agrupar';

/** How often the clock is read, ms: a window that passes or a midnight is seen within half a minute. */
const PULSO = 30_000;

function leer(zona: string): Momento {
  const ahora = new Date();
  return { hoy: diaEn(zona, ahora), hora: horaEn(zona, ahora) };
}

/** Today and the hour at the user's branch, kept current. */
export function useMomento(): Momento {
  const zona = useUsuario().sucursalData.zona_horaria;
  const [momento, setMomento] = useState(() => leer(zona));
  useEffect(() => {
    setMomento(leer(zona));
    const reloj = setInterval(() => setMomento(leer(zona)), PULSO);
    return () => clearInterval(reloj);
  }, [zona]);
  return momento;
}
