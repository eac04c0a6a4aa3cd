import { placeOfFunction } from './placeOfFunction';

const FOLDER = 'http://localhost/mf/mfe-pos/1.0.0-aaaaaaaa/';
const mount = () => new Promise(() => undefined);

/** Makes `fetch` serve these scripts, and `performance` list them as loaded by the page. */
function loaded(scripts: Record<string, string>) {
  const urls = new Map(Object.entries(scripts).map(([path, text]) => [new URL(path, FOLDER).href, text]));
  globalThis.fetch = async (address) => new Response(urls.get(String(address)));
  const entries = [...urls.keys()].map((name) => ({ name }));
  Object.assign(performance, { getEntriesByType: () => entries });
}

test('a function is found by its text, in the line and column of its script', async () => {
  loaded({ 'static/js/a.js': 'first();', 'static/js/b.js': `\n\n  mount: ${mount}, other: 1` });
  expect(await placeOfFunction(mount, FOLDER)).toBe(`    at mount (${FOLDER}static/js/b.js:3:10)`);
});

test.each([
  ['that stands twice', { 'static/js/a.js': String(mount), 'static/js/b.js': String(mount) }],
  ['that stands twice in a script', { 'static/js/a.js': `${mount}${mount}` }],
  ['of another folder', { '/mf/mfe-pos/2.0.0-aaaaaaaa/static/js/a.js': String(mount) }],
])('a function %s has no place', async (_what, scripts) => {
  loaded(scripts);
  expect(await placeOfFunction(mount, FOLDER)).toBeUndefined();
});

test('a function whose scripts can’t be read has no place', async () => {
  loaded({ 'static/js/a.js': String(mount) });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await placeOfFunction(mount, FOLDER)).toBeUndefined();
});
