/**
 * Runs in the page. From then on, of each touch that was announced (`esperarToque`): the time from its first event to the end of the frame that paints the new total of the note (the
 * frame's own script, a message after it: style, layout and paint are done then; Event Timing's duration, which is rounded to 8 ms, adds the wait for the screen).
 */
export function vigilarToques() {
  // Found once: looking for it in the whole page, twice for each touch, was time of the measure and not of the product.
  let boton;
  const total = () => {
    if (!boton?.isConnected)
      boton = [...document.querySelectorAll('button')].find(({ textContent }) => /GUARDAR|Ver nota/i.test(textContent));
    return boton?.textContent;
  };
  const canal = new MessageChannel();
  let inicio = 0;
  let alPintar = () => undefined;
  canal.port1.onmessage = () => alPintar();
  const toque = { duraciones: new Map() };
  window.toque = toque;
  // Made beforehand, as much of it as can be: what the touch itself runs of the measure counts as the product's.
  const mirar = () => {
    if (total() === toque.antes) return requestAnimationFrame(mirar);
    canal.port2.postMessage(null);
  };
  toque.esperar = () => {
    toque.antes = total();
    toque.listo = new Promise((resolver) => {
      alPintar = () => resolver(performance.now() - inicio);
    });
    toque.esperado = true;
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      inicio = timeStamp;
    },
    true,
  );
  // Before any handler of the product: a touch that it answers as the finger lifts makes no click.
  addEventListener(
    'pointerup',
    () => {
      // Looking at every frame keeps the screen going, and a touch then waits for its next frame: not while a dialog is open, for a total that won't change.
      if (!toque.esperado) return;
      toque.esperado = false;
      requestAnimationFrame(mirar);
    },
    true,
  );
  new PerformanceObserver((lista) => {
    for (const { interactionId, duration } of lista.getEntries()) {
      if (interactionId === 0) continue;
      toque.ultima = interactionId;
      toque.duraciones.set(interactionId, Math.max(duration, toque.duraciones.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page: the next touch is one to be measured. */
export function esperarToque() {
  window.toque.esperar();
}

/** Runs in the page: the last touch, once it is painted; ms. */
export async function leerToques() {
  const ms = await window.toque.listo;
  // The browser tells of an event after it has been presented.
  await new Promise((seguir) => setTimeout(seguir, 50));
  const duracion = window.toque.duraciones.get(window.toque.ultima) ?? 16;
  return { ms, duracion };
}
