import { emitirLlave, llavesEmitidas, retirarLlaves } from '../entregas/llaves.ts';
import { ErrorDeOrden, type Orden, palabra } from './orden.ts';

export const llave: Orden = {
  uso: 'llave <sección> <para quién>',
  hace: 'Da una llave de entrega de una sección (mfe-pos, mfe-dashboard...), para npm run release; se muestra una sola vez.',
  async ejecutar({ base, decir }, argumentos) {
    const remoto = palabra(argumentos, 0, 'la sección');
    if (!/^[a-z][a-z0-9-]{1,60}$/.test(remoto)) throw new ErrorDeOrden(`"${remoto}" no es el nombre de una sección.`);
    const nombre = palabra(argumentos, 1, 'el nombre de quien la usará');
    decir(`Llave de ${remoto} para ${nombre}:`);
    decir(await emitirLlave(base, remoto, nombre));
  },
};

export const llaves: Orden = {
  uso: 'llaves',
  hace: 'Muestra las llaves de entrega que valen: desde cuándo, de qué sección y para quién.',
  async ejecutar({ base, decir }) {
    for (const { creada, remoto, nombre } of await llavesEmitidas(base)) decir(`${creada}  ${remoto}  ${nombre}`);
  },
};

export const retirarLlave: Orden = {
  uso: 'retirar-llave <sección> <para quién>',
  hace: 'Retira las llaves de entrega de una sección que se dieron a ese nombre: desde ese momento no valen.',
  async ejecutar({ base, decir }, argumentos) {
    const remoto = palabra(argumentos, 0, 'la sección');
    const nombre = palabra(argumentos, 1, 'el nombre de quien la usaba');
    const cuantas = await retirarLlaves(base, remoto, nombre);
    if (cuantas === 0) throw new ErrorDeOrden(`No hay llaves de ${remoto} para ${nombre}. La orden llaves las muestra.`);
    decir(`Llaves retiradas de ${remoto} para ${nombre}: ${cuantas}`);
  },
};
