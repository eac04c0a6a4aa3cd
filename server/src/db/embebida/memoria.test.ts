import { comoDueno } from '../../test/comoDueno.ts';
import { nuevaBase } from '../../test/servidor.ts';

const RESPUESTAS = 60;
const MB_CADA_UNA = 4;

/** MB that the process holds before and after so many answers. */
const GUION = `
  const mb = () => process.memoryUsage().rss / 2 ** 20;
  const responder = () => q("select repeat('x', ${MB_CADA_UNA} * 1024 * 1024) as texto");
  for (let vez = 0; vez < 5; vez++) await responder();
  const antes = mb();
  for (let vez = 0; vez < ${RESPUESTAS}; vez++) await responder();
  return { antes, despues: mb() };`;

it('what the embedded database answered isn’t kept', async () => {
  const { antes, despues } = (await comoDueno(await nuevaBase({ base: 'embebida', demo: false }), GUION)) as {
    antes: number;
    despues: number;
  };
  expect(despues - antes).toBeLessThan((RESPUESTAS * MB_CADA_UNA) / 2);
}, 60_000);
