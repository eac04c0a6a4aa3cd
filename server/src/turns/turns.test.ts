import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Runs an async function's body, which may use `Turns`, in a process with `gc()`. @returns what it returns */
async function run(script: string): Promise<unknown> {
  const folder = pathToFileURL(dirname(process.env.LAVANDA_TEST_MAIN ?? '')).href;
  const program = `
    import { Turns } from '${folder}/turns/turns.js';
    process.stdout.write(JSON.stringify(await (async () => { ${script} })()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program]);
  return JSON.parse(stdout);
}

test('a laundry whose work is done leaves nothing in memory', async () => {
  const bytes = await run(`
    const turns = new Turns(4);
    const used = () => { gc(); return process.memoryUsage().heapUsed; };
    const visits = async (from) => { for (let i = 0; i < 20_000; i += 1) await turns.run('laundry ' + (from + i), async () => {}); };
    await visits(0);
    const before = used();
    await visits(20_000);
    return used() - before;`);
  expect(bytes).toBeLessThan(1_000_000);
});

test('a laundry never has more pieces running than its own, though they come, end and fail at any time', async () => {
  const most = await run(`
    const turns = new Turns(10, 2);
    let running = 0;
    let most = 0;
    const pause = async (ticks) => { for (let i = 0; i < ticks; i += 1) await undefined; };
    const work = async (ticks) => {
      running += 1;
      most = Math.max(most, running);
      await pause(ticks);
      running -= 1;
      if (ticks % 2 === 1) throw new Error('failed');
    };
    let seed = 1;
    const random = (below) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(seed / 2 ** 16) % below;
    };
    const worker = async () => {
      for (let i = 0; i < 10_000; i += 1) {
        await turns.run('one', () => work(random(5))).catch(() => undefined);
        await pause(random(12));
      }
    };
    await Promise.all([worker(), worker(), worker(), worker(), worker()]);
    return most;`);
  expect(most).toBe(2);
});
