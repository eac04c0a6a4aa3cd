import { adviceOnNode } from './config/nodeSupport.ts';
import { InvalidSetting, readServerSettings } from './config/settings.ts';
import { UnusableFolder } from './db/embedded/folderFailure.ts';
import { FolderInUse } from './db/embedded/folderLock.ts';
import { exitForSure } from './observability/shutdown.ts';

/**
 * A second signal forces the exit if it comes at least this many ms after the first. An earlier one is a duplicate, which a
 * terminal or npm may send.
 */
const RETRY_MS = 1000;

async function main(): Promise<void> {
  const settings = readServerSettings(process.env);
  const advice = settings.live ? adviceOnNode(process.versions.node) : null;
  if (advice !== null) process.stderr.write(`${advice}\n`);
  // Imported after the settings are read, so that a wrong setting is reported before the whole product is loaded.
  const { Product } = await import('./product.ts');
  const product = new Product(settings);
  let from: number | null = null;
  const finish = async (): Promise<void> => {
    if (from !== null && Date.now() - from >= RETRY_MS) exitForSure(1);
    if (from !== null) return;
    from = Date.now();
    exitForSure((await product.stop()) ? 0 : 1);
  };
  process.on('SIGTERM', () => void finish());
  process.on('SIGINT', () => void finish());
  await product.start();
}

try {
  await main();
} catch (error) {
  const simple =
    [InvalidSetting, FolderInUse, UnusableFolder].some((kind) => error instanceof kind) ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${simple ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
