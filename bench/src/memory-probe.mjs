/** The server loads this before its own code: on a message, collects garbage and replies with the memory in use, bytes. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heap: heapUsed, rss });
});
// A referenced message channel would keep the process alive after the server stops. Worker threads have no channel.
process.channel?.unref();
