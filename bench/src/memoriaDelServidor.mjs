import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the server before its own code: asked by its parent, it frees what nobody holds and tells what is left, bytes. */
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const liberar = runInNewContext('gc');
  process.on('message', () => {
    liberar();
    liberar();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ heapUsed, external, rss });
  });
  // It isn't a reason to go on once the server has been told to end.
  process.channel.unref();
}
