import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the server before its own code: asked by its parent, it frees what nobody holds and tells the rest, bytes. */
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', () => {
    collect();
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ heap: heapUsed, rss });
  });
  // The channel does not keep a server alive that has been told to end.
  process.channel.unref();
}
