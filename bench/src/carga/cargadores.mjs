import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAMA = fileURLToPath(new URL('cargador.mjs', import.meta.url));

/** A process that sends requests. @returns what `cargar` of cargador.mjs takes and answers, and how to end it */
export function abrirCargador() {
  const proceso = fork(PROGRAMA);
  const terminado = once(proceso, 'exit').then(([codigo]) => {
    throw new Error(`El cargador terminó con ${codigo}`);
  });
  terminado.catch(() => undefined);
  return {
    async cargar(pedido) {
      proceso.send(pedido);
      const [respuesta] = await Promise.race([once(proceso, 'message'), terminado]);
      return respuesta;
    },
    cerrar: () => proceso.kill(),
  };
}
