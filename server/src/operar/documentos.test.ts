import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RAIZ = dirname(dirname(dirname(process.env.LAVANDA_TEST_MAIN ?? '')));
const leer = (ruta: string): string => readFileSync(join(RAIZ, ruta), 'utf8');

/** The names that ajustes.ts asks the environment for. */
const CONOCIDOS = new Set([...leer('server/src/ajustes.ts').matchAll(/\(env, '([A-Z_]+)'/g)].map(([, nombre]) => nombre));
const DE_POSTGRES = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];

test('.env.example names every setting, and nothing else', () => {
  const nombrados = [...leer('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, nombre]) => nombre);
  expect(nombrados.toSorted()).toEqual([...CONOCIDOS].toSorted());
});

test.each([
  ['compose.yaml', /^ {6,8}([A-Z_]+):|\$\{([A-Z_]+)/gm],
  ['Dockerfile', /\b([A-Z_]{4,})=/g],
  ['docs/operating.md', /`([A-Z]+_[A-Z_]+)(?:=\S+)?`|^([A-Z_]+)=/gm],
])('%s names no setting that the server doesn’t read', (ruta, nombres) => {
  const ajenos = [...DE_POSTGRES, 'TURBO_TELEMETRY_DISABLED', 'DO_NOT_TRACK'];
  const usados = [...leer(ruta).matchAll(nombres)].map(([, uno, otro]) => uno ?? otro);
  expect(usados.length).toBeGreaterThan(4);
  expect(usados.filter((nombre) => !CONOCIDOS.has(nombre) && !ajenos.includes(nombre ?? ''))).toEqual([]);
});

test('what the image and the page on production name is there', () => {
  const [scripts, docs] = [JSON.parse(leer('package.json')).scripts as object, leer('docs/operating.md')];
  for (const [, guion] of [...docs.matchAll(/npm run ([a-z:]+)/g)]) expect(Object.keys(scripts)).toContain(guion);
  for (const [, enlace = ''] of [...docs.matchAll(/\]\(([\w-]+\.md)\)/g)])
    expect(existsSync(join(RAIZ, 'docs', enlace))).toBe(true);
  for (const [, ruta = ''] of [...docs.matchAll(/`(server\/src\/[\w/.]+)`/g)]) expect(existsSync(join(RAIZ, ruta))).toBe(true);
  for (const remoto of readdirSync(RAIZ).filter((nombre) => nombre.startsWith('mfe-'))) {
    expect([remoto, existsSync(join(RAIZ, remoto, 'remoto.json'))]).toEqual([remoto, true]);
  }
  expect(existsSync(join(RAIZ, 'server/dist/cli/admin.js'))).toBe(true);
});
