import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

interface PackageJson {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const packages = Object.entries((read('package-lock.json') as { packages: Record<string, PackageJson> }).packages);

test('every dependency is pinned, hashed and from the public registry; none that runs in production runs a script when it is installed', () => {
  const foreign = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(500);
  const unusual = foreign.filter(
    ([, { version = '', integrity = '', resolved }]) =>
      !/^\d+\.\d+\.\d+/.test(version) ||
      !integrity.startsWith('sha512-') ||
      (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(unusual.map(([path]) => path)).toEqual([]);
  expect(foreign.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path)).toEqual([]);
});

test('what is asked for is an exact version', () => {
  const workspaces = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^(shared|server|shell|mfe-\w+|e2e)$/.test(entry.name),
  );
  for (const folder of ['.', ...workspaces.map(({ name }) => name)]) {
    const { dependencies = {}, devDependencies = {} } = read(join(folder, 'package.json')) as PackageJson;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@lavanda/') && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect([folder, loose]).toEqual([folder, []]);
  }
});
