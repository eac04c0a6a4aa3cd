import { InvalidSetting, readSettings } from './config/settings.ts';
import { FolderInUse } from './db/embedded/fileLock.ts';

/** A signal this long after the first, ms, is somebody who doesn't want to wait; before, it is the same one by another way (a terminal, npm). */
const RETRY_MS = 1000;

async function principal(): Promise<void> {
  const settings = readSettings(process.env);
  // After them: a wrong one is told without waiting for the whole product's code.
  const { Product } = await import('./product.ts');
  const product = new Product(settings);
  let from: number | null = null;
  const finish = async (): Promise<void> => {
    if (from !== null && Date.now() - from >= RETRY_MS) process.exit(1);
    if (from !== null) return;
    from = Date.now();
    process.exit((await product.stop()) ? 0 : 1);
  };
  process.on('SIGTERM', () => void finish());
  process.on('SIGINT', () => void finish());
  await product.start();
}

try {
  await principal();
} catch (error) {
  const simple =
    error instanceof InvalidSetting || error instanceof FolderInUse || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${simple ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
