import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Pause in typing after which the address takes the search, ms: the list itself doesn't wait. */
const PAUSA = 400;

/** The search box: filters as it is typed, and is kept in the address (`nombre`). */
export function useBusqueda() {
  const [direccion, setDireccion] = useSearchParams();
  const guardado = direccion.get('nombre') ?? '';
  const [texto, setTexto] = useState(guardado);
  const propio = useRef(guardado);
  const limpio = texto.trim();

  useEffect(() => {
    if (limpio === propio.current) return;
    const reloj = setTimeout(() => {
      propio.current = limpio;
      setDireccion(limpio === '' ? {} : { nombre: limpio }, { replace: true });
    }, PAUSA);
    return () => clearTimeout(reloj);
  }, [limpio, setDireccion]);

  // The address changed by itself: Back, or the page's link in the menu.
  useEffect(() => {
    if (propio.current === guardado) return;
    propio.current = guardado;
    setTexto(guardado);
  }, [guardado]);

  return { texto, setTexto };
}
