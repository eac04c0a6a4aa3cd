import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(dirname(dirname(process.env.LAVANDA_TEST_MAIN ?? '')));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Environment variables that settings.ts reads. */
const KNOWN = new Set([...read('server/src/config/settings.ts').matchAll(/\(env, '([A-Z_]+)'/g)].map(([, name]) => name));
const POSTGRES_VARIABLES = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];

test('.env.example names every setting, and nothing else', () => {
  const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...KNOWN].toSorted());
});

test.each([
  ['compose.yaml', /^ {6,8}([A-Z_]+):|\$\{([A-Z_]+)/gm],
  ['Dockerfile', /\b([A-Z_]{4,})=/g],
  ['docs/operating.md', /`([A-Z]+_[A-Z_]+)(?:=\S+)?`|^([A-Z_]+)=/gm],
])('%s names no setting that the server doesn’t read', (path, names) => {
  const foreign = [...POSTGRES_VARIABLES, 'TURBO_TELEMETRY_DISABLED', 'DO_NOT_TRACK'];
  const used = [...read(path).matchAll(names)].map(([, one, other]) => one ?? other);
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((name) => !KNOWN.has(name) && !foreign.includes(name ?? ''))).toEqual([]);
});

test('what the image and the page on production name is there', () => {
  const [scripts, docs] = [JSON.parse(read('package.json')).scripts as object, read('docs/operating.md')];
  for (const [, script] of [...docs.matchAll(/npm run ([a-z:]+)/g)]) expect(Object.keys(scripts)).toContain(script);
  for (const [, link = ''] of [...docs.matchAll(/\]\(([\w-]+\.md)\)/g)]) expect(existsSync(join(ROOT, 'docs', link))).toBe(true);
  for (const [, path = ''] of [...docs.matchAll(/`(server\/src\/[\w/.]+)`/g)]) expect(existsSync(join(ROOT, path))).toBe(true);
  for (const remote of readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))) {
    expect([remote, existsSync(join(ROOT, remote, 'remoto.json'))]).toEqual([remote, true]);
  }
  expect(existsSync(join(ROOT, 'server/dist/cli/admin.js'))).toBe(true);
});
