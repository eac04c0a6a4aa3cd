import { setTimeout as esperar } from 'node:timers/promises';
import { auditar } from './auditor.mjs';
import { Azar } from './azar.mjs';
import { Caja } from './caja.mjs';
import { Desastres } from './desastres.mjs';
import { Libro } from './libro.mjs';
import { Red } from './red.mjs';
import { puertoLibre, Servidor } from './servidor.mjs';

/** Who sells, and how many hours their clock is ahead. The first four share the notes of one branch. */
const CAJAS = [
  ['usuario@aguaclara.mx', 0],
  ['usuario2@aguaclara.mx', 0],
  ['usuario@aguaclara.mx', 26],
  ['usuario2@aguaclara.mx', -30],
  ['usuario@bugambilia.mx', 0],
  ['usuario@bugambilia.mx', 5],
];
const COMPARTEN = 4;
/** Time between disasters, ms: in a short run they come one upon the other; a long one also works a while in between. */
const PAUSAS = { corta: [400, 2_500], larga: [3_000, 12_000] };

/**
 * Registers at work on a database that fails, and what an auditor finds afterwards.
 * @param {{ base: any; disco: import('./disco.mjs').Disco; semilla: number; guardados: number; segundos: number; largo: boolean }} carrera it ends at the first of the two
 */
export async function correr({ base, disco, semilla, guardados, segundos, largo }) {
  const azar = new Azar(semilla);
  const puerto = await puertoLibre();
  const servidor = new Servidor(puerto, base.entorno);
  const red = new Red(() => puerto, azar.rama(1));
  const libro = new Libro();
  let calma = true;
  try {
    await servidor.iniciar({ DEMO: 'true' });
    await servidor.terminar('SIGTERM');
    await servidor.iniciar(await base.empezar());
    const entrada = await red.abrir();
    const grupos = [new Map(), new Map()];
    const quienes = largo ? [...CAJAS, ...CAJAS] : CAJAS;
    const cajas = quienes.map(([, reloj], i) => {
      const compartidas = grupos[i % CAJAS.length < COMPARTEN ? 0 : 1];
      return new Caja({ puerto: entrada, libro, azar: azar.rama(10 + i), reloj, compartidas, calma: () => calma });
    });
    for (const [i, caja] of cajas.entries()) await caja.abrir(quienes[i][0]);

    calma = false;
    red.empeorar();
    const inicio = Date.now();
    const basta = () => Date.now() - inicio > segundos * 1_000 || libro.cuantos('guardada') >= guardados;
    const desastres = new Desastres({ servidor, base, disco, azar: azar.rama(2) });
    const terminados = desastres.rodar(basta, largo ? PAUSAS.larga : PAUSAS.corta).then(() => {
      calma = true;
      red.calmar();
    });
    await Promise.all([terminados, ...cajas.map((caja) => trabajar(caja, () => basta() && calma))]);
    const duracion = Date.now() - inicio;
    // A request that was sent twice may still be on its way.
    await esperar(300);
    await servidor.terminar('SIGKILL');
    return {
      libro,
      red: red.cuenta,
      desastres: desastres.cuenta,
      caidas: servidor.caidas,
      duracion,
      dicho: servidor.dicho,
      ...(await auditar(libro, base.donde)),
    };
  } finally {
    red.cerrar();
    await servidor.terminar('SIGKILL');
  }
}

async function trabajar(caja, basta) {
  while (!basta()) await caja.atender();
}
