import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Lugar {
  /** Scroll of the window, px. */
  y: number;
  /** Rows that were loaded. */
  filas: number;
}

/** Places of the lists visited since the page was opened, by entry of the history. */
const lugares = new Map<string, Lugar>();

/** Most rows that are loaded again to go back to a place. */
const MAXIMO = 2000;

/**
 * Coming back to a list, from a note or between filters, returns to where it was: its pages are loaded again first when they
 * are no longer kept. The user's own scrolling ends it.
 */
export function useLugar({
  filas,
  lista,
  hayMas,
  cargandoMas,
  error,
  cargarMas,
}: {
  filas: readonly unknown[];
  lista: boolean;
  hayMas: boolean;
  cargandoMas: boolean;
  error: unknown;
  cargarMas(): void;
}): void {
  const { key, search } = useLocation();
  const clave = `${key}${search}`;
  const deVuelta = useNavigationType() === 'POP';
  const pendiente = useRef<Lugar | undefined>(undefined);
  const cargadas = useRef(0);
  cargadas.current = filas.length;

  useLayoutEffect(() => {
    pendiente.current = deVuelta ? lugares.get(clave) : undefined;
    if (!pendiente.current) window.scrollTo(0, 0);
    const dejar = () => {
      pendiente.current = undefined;
    };
    const anotar = () => {
      if (!pendiente.current) lugares.set(clave, { y: window.scrollY, filas: cargadas.current });
    };
    window.addEventListener('scroll', anotar, { passive: true });
    // What is pressed may take the user away before the frame that tells of a last scroll.
    window.addEventListener('click', anotar, { capture: true });
    for (const tipo of DEL_USUARIO) window.addEventListener(tipo, dejar, { passive: true });
    return () => {
      window.removeEventListener('scroll', anotar);
      window.removeEventListener('click', anotar, { capture: true });
      for (const tipo of DEL_USUARIO) window.removeEventListener(tipo, dejar);
    };
  }, [clave, deVuelta]);

  useEffect(() => {
    const lugar = pendiente.current;
    if (!lugar || !lista || cargandoMas) return;
    const faltan = filas.length < Math.min(lugar.filas, MAXIMO);
    if (faltan && hayMas && !error) return cargarMas();
    pendiente.current = undefined;
    window.scrollTo(0, lugar.y);
  });
}

const DEL_USUARIO = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
