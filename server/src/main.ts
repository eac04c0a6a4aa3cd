import { AjusteInvalido, leerAjustes } from './ajustes.ts';
import { CarpetaOcupada } from './db/embebida/candado.ts';
import { EnMarcha } from './enMarcha.ts';

async function principal(): Promise<void> {
  const producto = new EnMarcha(leerAjustes(process.env));
  let terminando = false;
  const terminar = async (): Promise<void> => {
    if (terminando) return;
    terminando = true;
    await producto.detener();
    process.exit(0);
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
