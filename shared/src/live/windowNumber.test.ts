import type * as windows from './windowNumber.ts';

/** Stands in for the browser's locks, which jsdom lacks. Closing a window frees the locks that it holds. */
class FakeLocks {
  readonly held = new Map<string, object>();
  async request(name: string, options: LockOptions, work: (lock: object | null) => unknown): Promise<void> {
    while (this.held.has(name)) {
      if (options.ifAvailable) return void work(null);
      await new Promise((resolve) => setTimeout(resolve, 10));
      options.signal?.throwIfAborted();
    }
    const lock = {};
    this.held.set(name, lock);
    await work(lock);
    this.held.delete(name);
  }
}

let locks: FakeLocks;

beforeEach(() => {
  sessionStorage.clear();
  locks = new FakeLocks();
  Object.assign(navigator, { locks });
  Object.assign(window, { BroadcastChannel: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

/** Opens a window: returns a new instance of the module, with the window's own sessionStorage. */
async function open(wanted: readonly number[] = [], remembered: string | null = null) {
  sessionStorage.clear();
  if (remembered !== null) sessionStorage.setItem('lavanda:ventana', remembered);
  let opened: typeof windows | undefined;
  await jest.isolateModulesAsync(async () => {
    opened = await import('./windowNumber.ts');
  });
  if (!opened) throw new Error('no module');
  const number = await opened.takeWindowNumber(wanted);
  return { number, whileFree: opened.whileFree, close: () => locks.held.delete(`lavanda-ventana-${number}`) };
}

test('each open window has a number of its own, and a closed one’s is taken again', async () => {
  const first = await open();
  const second = await open();
  expect([first.number, second.number]).toEqual([1, 2]);
  first.close();
  expect((await open()).number).toBe(1);
  expect((await open()).number).toBe(3);
});

test('a number under which a closed window left something is taken before others, if it is free', async () => {
  await open([2]);
  expect((await open([2, 5])).number).toBe(5);
});

test('a reload takes its number again, also when the page before it ends late; a copied tab gets another', async () => {
  await open();
  const second = await open();
  setTimeout(second.close, 50);
  expect((await open([], '2')).number).toBe(2);
  expect((await open([], '2')).number).toBe(3);
});

test('what a closed window left is touched only while no window has its number', async () => {
  const first = await open();
  const second = await open();
  const work = jest.fn();
  await second.whileFree(1, work);
  expect(work).not.toHaveBeenCalled();
  first.close();
  await second.whileFree(1, work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('without locks every window is the first', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect((await open()).number).toBe(1);
  expect((await open([4])).number).toBe(1);
});
