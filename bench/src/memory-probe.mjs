import { isMainThread } from 'node:worker_threads';

/** Loaded into the server before its own code: on a message, collects garbage and answers the memory in use, bytes. */
if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ heap: heapUsed, rss });
  });
  // The channel must not keep alive a server told to stop.
  process.channel.unref();
}
