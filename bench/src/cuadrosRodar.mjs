/**
 * Runs in the page. Scrolls at `velocidad` px/s by the clock, so that a late frame jumps further and doesn't scroll less.
 * @returns how many frames, how many per second, the 95th percentile of their times (ms) and the part of them that came late
 */
export function cuadros({ velocidad, dura, limite }) {
  return new Promise((resolver) => {
    const tiempos = [];
    let inicio;
    let antes;
    const cuadro = (ahora) => {
      inicio ??= ahora;
      if (antes !== undefined) tiempos.push(ahora - antes);
      antes = ahora;
      window.scrollTo(0, ((ahora - inicio) / 1000) * velocidad);
      if (ahora - inicio < dura) return requestAnimationFrame(cuadro);
      const orden = [...tiempos].sort((a, b) => a - b);
      resolver({
        cuantos: tiempos.length,
        porSegundo: (1000 * tiempos.length) / (ahora - inicio),
        p95: orden[Math.ceil(orden.length * 0.95) - 1],
        tarde: tiempos.filter((tiempo) => tiempo > limite).length / tiempos.length,
      });
    };
    requestAnimationFrame(cuadro);
  });
}

/** Runs in the page. Scrolls as `cuadros` does. @returns the part of the rows in sight that weren't drawn */
export function vacias({ velocidad, dura }) {
  return new Promise((resolver) => {
    let faltan = 0;
    let vistas = 0;
    let inicio;
    const fila = () => document.querySelector('[aria-rowindex]:not([aria-rowindex="1"]), [aria-posinset]');
    const alto = fila().getBoundingClientRect().height;
    const mirar = () => {
      // Half a row in from each edge of the window, below the bar and the headings.
      for (let y = 150; y < window.innerHeight - 90; y += alto) {
        vistas += 1;
        // A button may float over it.
        const alli = document.elementsFromPoint(window.innerWidth / 2, y);
        if (!alli.some((nodo) => nodo.closest('[aria-rowindex], [aria-posinset]'))) faltan += 1;
      }
    };
    const cuadro = (ahora) => {
      inicio ??= ahora;
      // What the frame before left on the screen, at its place before this one moves it.
      if (ahora > inicio && window.scrollY > 400) mirar();
      window.scrollTo(0, ((ahora - inicio) / 1000) * velocidad);
      if (ahora - inicio < dura) requestAnimationFrame(cuadro);
      else resolver(vistas === 0 ? 0 : faltan / vistas);
    };
    requestAnimationFrame(cuadro);
  });
}
