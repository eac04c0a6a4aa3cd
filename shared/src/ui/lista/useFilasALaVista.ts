import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { junto } from './junto.ts';
import { indiceDe, ordenar } from './ordenar.ts';
import { type Lugar, repartir } from './reparto.ts';

/** Rows drawn beyond those in sight, so that Tab and a fast scroll find them. */
const MARGEN = 8;

/** Rows out of sight that may come in at once while the page moves. More of them would make a late frame later. */
const POR_CUADRO = 1;

/** Quiet after scrolling, ms, in which the rest of the rows come in and all go back to their reading order. */
const REPOSO = 150;

const SALIDAS: Record<string, 'antes' | 'despues'> = { Home: 'antes', End: 'despues' };

export interface Opciones {
  /** Rows of the list. */
  cantidad: number;
  /** Height of a row, px; all the same. */
  alto: number;
  /** Rows before the last whose coming into sight counts as the end. */
  anticipo?: number;
  /** Called after every drawing while the end of the list is in sight. */
  alLlegarAlFinal(): void;
}

/**
 * Which rows of a list that scrolls with the page are drawn, and by which elements. The row with the focus and its neighbours
 * always are, by the same elements, so that no scroll takes the focus away and the arrows, which go from row to row by the same
 * control (`data-control`), find where to go. Control+Home and Control+End leave the list, which has no end for Tab, for what is
 * before and after it, as in any feed (WAI-ARIA practices). Each row carries its `data-indice`. All are drawn while the page is printed.
 */
export function useFilasALaVista({ cantidad, alto, anticipo = 0, alLlegarAlFinal }: Opciones) {
  const [cuerpo, setCuerpo] = useState<HTMLElement | null>(null);
  const [lugares, setLugares] = useState<readonly Lugar[]>([]);
  const [enElFinal, avisarFinal] = useState(false);
  const alFinal = useRef(false);
  const enfocada = useRef<number | null>(null);
  /** Height of the page above the rows, px. */
  const arriba = useRef(0);
  const puestos = useRef(lugares);
  const rodando = useRef(false);
  /** The rows that were last asked for, in words: most scrolls ask for the same. */
  const dibujada = useRef('');

  const dibujar = useCallback((queridas: ReadonlySet<number>, nuevas?: number) => {
    puestos.current = repartir(puestos.current, queridas, nuevas);
    setLugares(puestos.current);
    dibujada.current = '';
  }, []);

  const mirar = useCallback(() => {
    const y = window.scrollY - arriba.current;
    // As many wherever the page is: no element is made or taken away by scrolling.
    const cuantas = Math.min(cantidad, Math.ceil(window.innerHeight / alto) + 1 + 2 * MARGEN);
    const desde = Math.max(0, Math.min(Math.floor(y / alto) - MARGEN, cantidad - cuantas));
    const vista = `${desde} ${cuantas} ${enfocada.current}`;
    alFinal.current = cantidad > 0 && y + window.innerHeight > (cantidad - 1 - anticipo) * alto;
    avisarFinal(alFinal.current);
    if (vista === dibujada.current) return;
    const foco = enfocada.current;
    const vecinas = foco === null ? [] : [foco - 1, foco, foco + 1].filter((fila) => fila >= 0 && fila < cantidad);
    const ventana = Array.from({ length: cuantas }, (_, i) => desde + i);
    if (!rodando.current) {
      dibujar(new Set([...ventana, ...vecinas]));
      dibujada.current = vista;
      return;
    }
    // First what is seen, then what is nearest to it.
    const centro = (y + window.innerHeight / 2) / alto - 0.5;
    ventana.sort((a, b) => Math.abs(a - centro) - Math.abs(b - centro));
    const queridas = new Set([...vecinas, ...ventana]);
    const puestas = new Set(puestos.current.map(({ indice }) => indice));
    const seVe = (fila: number) => (fila + 1) * alto > y && fila * alto < y + window.innerHeight;
    const faltan = [...queridas].filter((fila) => !puestas.has(fila));
    const urgentes = faltan.filter((fila) => seVe(fila) || vecinas.includes(fila)).length;
    const nuevas = Math.max(urgentes, POR_CUADRO);
    dibujar(queridas, nuevas);
    if (faltan.length <= nuevas) dibujada.current = vista;
  }, [cantidad, alto, anticipo, dibujar]);

  useLayoutEffect(() => {
    if (!cuerpo) return;
    const medir = () => {
      arriba.current = Math.round(cuerpo.getBoundingClientRect().top + window.scrollY);
      mirar();
    };
    medir();
    let reloj: ReturnType<typeof setTimeout> | undefined;
    let ultimo = 0;
    const parar = () => {
      rodando.current = false;
      clearTimeout(reloj);
    };
    const completar = () => {
      parar();
      // At once: who pressed Tab goes by the rows there are.
      flushSync(mirar);
      ordenar(cuerpo);
    };
    const reposar = () => {
      const falta = ultimo + REPOSO - performance.now();
      if (falta > 0) reloj = setTimeout(reposar, falta);
      else completar();
    };
    const alRodar = () => {
      ultimo = performance.now();
      // In this same frame, and without a task of its own.
      if (rodando.current) return flushSync(mirar);
      rodando.current = true;
      reloj = setTimeout(reposar, REPOSO);
      // What is above the list may have grown since it was last looked at.
      flushSync(medir);
    };
    const alTeclear = ({ key }: { key: string }) => {
      if (key === 'Tab') completar();
    };
    const alImprimir = () => flushSync(() => dibujar(new Set(Array.from({ length: cantidad }, (_, i) => i))));
    window.addEventListener('resize', medir);
    window.addEventListener('scroll', alRodar, { passive: true });
    window.addEventListener('keydown', alTeclear, { capture: true });
    window.addEventListener('beforeprint', alImprimir);
    window.addEventListener('afterprint', mirar);
    return () => {
      parar();
      ordenar(cuerpo);
      window.removeEventListener('resize', medir);
      window.removeEventListener('scroll', alRodar);
      window.removeEventListener('keydown', alTeclear, { capture: true });
      window.removeEventListener('beforeprint', alImprimir);
      window.removeEventListener('afterprint', mirar);
    };
  }, [cuerpo, cantidad, mirar, dibujar]);

  // While the page moves they wait: putting an element elsewhere is as dear as making it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing of other rows.
  useLayoutEffect(() => {
    if (cuerpo && !rodando.current) ordenar(cuerpo);
  }, [cuerpo, lugares]);

  const vuelta = useRef(0);
  vuelta.current += 1;
  // After each drawing at the end, and after none elsewhere: an effect costs a task of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is the last one given.
  useEffect(() => {
    if (alFinal.current) alLlegarAlFinal();
  }, [enElFinal && vuelta.current]);

  const enfocar = (indice: number | null) => {
    enfocada.current = indice;
    mirar();
  };
  return {
    /** Ref of the element that holds the rows. */
    cuerpo: setCuerpo,
    /** Rows to draw, each at its index times the height of one. */
    lugares,
    teclado: {
      onFocus: ({ target }: FocusEvent) => enfocar(indiceDe(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (indiceDe(relatedTarget) === null) enfocar(null);
      },
      onKeyDown: (evento: KeyboardEvent) => {
        const lado = evento.ctrlKey ? SALIDAS[evento.key] : undefined;
        const fuera = cuerpo && lado && junto(cuerpo.closest('table') ?? cuerpo, lado);
        if (fuera) {
          evento.preventDefault();
          fuera.focus();
          return;
        }
        const paso = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
        const indice = indiceDe(evento.target);
        const control = evento.target instanceof Element ? evento.target.getAttribute('data-control') : null;
        if (paso === undefined || indice === null || control === null) return;
        evento.preventDefault();
        cuerpo?.querySelector<HTMLElement>(`[data-indice="${indice + paso}"] [data-control="${control}"]`)?.focus();
      },
    },
  };
}
