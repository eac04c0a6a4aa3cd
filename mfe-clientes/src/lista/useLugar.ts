import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the list was left, px from the top of the page, and with which search. */
let dejado = { busqueda: '', altura: 0 };

/** How far down the list begins: where it was left when one comes back to it, else at its top. */
export function useLugar(busqueda: string): number {
  const vuelve = useNavigationType() === 'POP';
  const { state } = useLocation();
  const [altura] = useState(() =>
    (vuelve || (state as { vuelta?: boolean } | null)?.vuelta) && dejado.busqueda === busqueda ? dejado.altura : 0,
  );
  const ultima = useRef(busqueda);
  ultima.current = busqueda;
  // Noted as the page moves: by the time the list is put away the page may be another section's.
  useLayoutEffect(() => {
    const anotar = () => {
      dejado = { busqueda: ultima.current, altura: window.scrollY };
    };
    anotar();
    window.addEventListener('scroll', anotar, { passive: true });
    return () => {
      window.removeEventListener('scroll', anotar);
      dejado.busqueda = ultima.current;
    };
  }, []);
  return altura;
}
