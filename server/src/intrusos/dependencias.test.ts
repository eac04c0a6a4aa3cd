import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RAIZ = join(__dirname, '../../..');

interface Paquete {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const leer = (ruta: string) => JSON.parse(readFileSync(join(RAIZ, ruta), 'utf8'));
const paquetes = Object.entries((leer('package-lock.json') as { packages: Record<string, Paquete> }).packages);

test('every dependency is pinned, hashed and from the public registry; none that runs in production runs a script when it is installed', () => {
  const ajenos = paquetes.filter(([ruta, { link }]) => ruta.includes('node_modules/') && !link);
  expect(ajenos.length).toBeGreaterThan(500);
  const raros = ajenos.filter(
    ([, { version = '', integrity = '', resolved }]) =>
      !/^\d+\.\d+\.\d+/.test(version) ||
      !integrity.startsWith('sha512-') ||
      (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(raros.map(([ruta]) => ruta)).toEqual([]);
  expect(ajenos.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([ruta]) => ruta)).toEqual([]);
});

test('what is asked for is an exact version', () => {
  const espacios = readdirSync(RAIZ, { withFileTypes: true }).filter(
    (una) => una.isDirectory() && /^(shared|server|shell|mfe-\w+|e2e)$/.test(una.name),
  );
  for (const carpeta of ['.', ...espacios.map(({ name }) => name)]) {
    const { dependencies = {}, devDependencies = {} } = leer(join(carpeta, 'package.json')) as Paquete;
    const sueltas = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([nombre, version]) => !nombre.startsWith('@lavanda/') && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect([carpeta, sueltas]).toEqual([carpeta, []]);
  }
});
