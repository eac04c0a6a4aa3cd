import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Pause in typing that applies the search, ms (spec 5 and 9). */
const PAUSA = 1_500;

/** Longest text that isn't searched by itself; Enter searches it (spec 5). */
const CORTO = 3;

/** The name search: what is typed, and what the list is filtered by, which is kept in the address (`nombre`). */
export function useBusqueda() {
  const [direccion, setDireccion] = useSearchParams();
  const aplicada = direccion.get('nombre') ?? '';
  const [texto, setTexto] = useState(aplicada);
  const propia = useRef(aplicada);
  const limpio = texto.trim();

  const aplicar = useCallback(
    (nueva: string) => {
      propia.current = nueva;
      setDireccion(nueva === '' ? {} : { nombre: nueva }, { replace: true });
    },
    [setDireccion],
  );

  useEffect(() => {
    if (limpio === aplicada || (limpio !== '' && limpio.length <= CORTO)) return;
    const reloj = setTimeout(() => aplicar(limpio), PAUSA);
    return () => clearTimeout(reloj);
  }, [limpio, aplicada, aplicar]);

  // The address changed by itself: Back, or the section's link in the bar.
  useEffect(() => {
    if (propia.current === aplicada) return;
    propia.current = aplicada;
    setTexto(aplicada);
  }, [aplicada]);

  return {
    texto,
    setTexto,
    aplicada,
    /** Too short to be searched without Enter. */
    corto: limpio !== '' && limpio.length <= CORTO && limpio !== aplicada,
    buscarYa: () => aplicar(limpio),
    quitar: () => {
      setTexto('');
      aplicar('');
    },
  };
}
