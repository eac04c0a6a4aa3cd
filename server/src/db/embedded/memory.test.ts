import { asOwner } from '../../testing/asOwner.ts';
import { newDatabase } from '../../testing/server.ts';

const RESPONSES = 60;
const MB_EACH = 4;

/** Measures the memory of the process, MB, before and after many answers, to show whether they are kept. */
const SCRIPT = `
  const mb = () => process.memoryUsage().rss / 2 ** 20;
  const responder = () => q("select repeat('x', ${MB_EACH} * 1024 * 1024) as texto");
  for (let vez = 0; vez < 5; vez++) await responder();
  const antes = mb();
  for (let vez = 0; vez < ${RESPONSES}; vez++) await responder();
  return { antes, despues: mb() };`;

it('what the embedded database answered isn’t kept', async () => {
  const { antes: before, despues: after } = (await asOwner(await newDatabase({ database: 'embebida', demo: false }), SCRIPT)) as {
    antes: number;
    despues: number;
  };
  expect(after - before).toBeLessThan((RESPONSES * MB_EACH) / 2);
}, 60_000);
