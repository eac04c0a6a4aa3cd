import { emitirLlave } from '../entregas/llaves.ts';
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
