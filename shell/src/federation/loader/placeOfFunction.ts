/** Time limit for reading all scripts, ms. It is short because the earlier version is loaded only afterwards. */
const LIMIT = 1_000;

/**
 * Finds a function by its text in the scripts of a folder that this page has loaded, because a function that hasn't thrown has
 * no stack. The scripts are in the browser's cache.
 * @returns a stack frame; undefined when the text isn't there exactly once, or a script can't be read in time
 */
export async function placeOfFunction(run: (...args: never[]) => unknown, folder: string): Promise<string | undefined> {
  const text = String(run);
  const signal = AbortSignal.timeout(LIMIT);
  try {
    const scripts = scriptsOf(folder).map(async (address) => placesIn(await read(address, signal), text, address));
    const [place, second] = (await Promise.all(scripts)).flat();
    return second === undefined ? place : undefined;
  } catch {
    return undefined;
  }
}

function scriptsOf(folder: string): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(addresses)].filter((address) => address.startsWith(folder) && /\.js(\?|$)/.test(address));
}

async function read(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { cache: 'force-cache', signal });
  return response.text();
}

function placesIn(script: string, text: string, address: string): string[] {
  const [before = '', ...others] = script.split(text);
  const lines = before.split('\n');
  return others.map(() => `    at mount (${address}:${lines.length}:${(lines.at(-1) ?? '').length + 1})`);
}
