import { AjusteInvalido, leerAjustes } from './ajustes.ts';
import { CarpetaOcupada } from './db/embebida/candado.ts';

/** A signal this long after the first, ms, is somebody who doesn't want to wait; before, it is the same one by another way (a terminal, npm). */
const DE_NUEVO_MS = 1000;

async function principal(): Promise<void> {
  const ajustes = leerAjustes(process.env);
  // After them: a wrong one is told without waiting for the whole product's code.
  const { EnMarcha } = await import('./enMarcha.ts');
  const producto = new EnMarcha(ajustes);
  let desde: number | null = null;
  const terminar = async (): Promise<void> => {
    if (desde !== null && Date.now() - desde >= DE_NUEVO_MS) process.exit(1);
    if (desde !== null) return;
    desde = Date.now();
    process.exit((await producto.detener()) ? 0 : 1);
  };
  process.on('SIGTERM', () => void terminar());
  process.on('SIGINT', () => void terminar());
  await producto.iniciar();
}

try {
  await principal();
} catch (error) {
  const sencillo =
    error instanceof AjusteInvalido || error instanceof CarpetaOcupada || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${sencillo ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
