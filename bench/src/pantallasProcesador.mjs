import { percentil } from './medidas.mjs';
import { paginaFrenada } from './pantallasComun.mjs';

/**
 * Reads the processor's time of a page's own thread, slowed as it is; what else runs on the machine doesn't count.
 * @returns a function: the milliseconds since the last time it was called
 */
export async function contarProcesador(pagina) {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  let antes = 0;
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const ahora = 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    const pasado = ahora - antes;
    antes = ahora;
    return pasado;
  };
}

/** Milliseconds of processor of a work that never changes, in the same browser: what others are measured by on another machine. */
export async function referencia(contexto) {
  const pagina = await paginaFrenada(contexto);
  const procesador = await contarProcesador(pagina);
  const veces = [];
  for (let vez = 0; vez < 15; vez++) {
    await procesador();
    await pagina.evaluate(trabajoDeSiempre);
    veces.push(await procesador());
  }
  await pagina.close();
  return percentil(veces, 0.5);
}

/** Runs in the page: a list of rows is made, laid out and thrown away. */
function trabajoDeSiempre() {
  const lista = document.createElement('ul');
  for (let fila = 0; fila < 400; fila++) {
    const renglon = document.createElement('li');
    renglon.append(`Planchado, camisa ${fila}`, document.createElement('b'));
    lista.append(renglon);
  }
  document.body.replaceChildren(lista);
  return lista.offsetHeight;
}
