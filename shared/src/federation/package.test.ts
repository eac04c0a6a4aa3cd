import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedTable } from './sharedTable.ts';

const SHARED = join(__dirname, '..', '..');
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const textOf = (...path: string[]) => readFileSync(join(SHARED, ...path), 'utf8');

/** Packages that the modules of `@lavanda/shared` (the kit of a section) import, without Node's modules and `@lavanda/shared`. */
function importedPackages(): string[] {
  const files = ['src', 'jest', 'release'].flatMap((folder) =>
    readdirSync(join(SHARED, folder), { recursive: true }).map((path) => join(folder, String(path))),
  );
  const texts = files
    .filter((path) => /(?<!\.test)\.(tsx?|mjs)$/.test(path))
    .map((path) => textOf(path).replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, ''));
  const specifiers = texts.flatMap((text) =>
    [...text.matchAll(/(?:from |import |import\(|resolve\()'([^'.][^']*)'/g)].map(([, name]) => name ?? ''),
  );
  const names = specifiers.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && name !== '@lavanda/shared').toSorted();
}

/** Checks what a section in its own repository gets when it installs `@lavanda/shared`, from the manifest and the sources. */
describe('the kit, packed', () => {
  const manifest = manifestOf(SHARED);

  test('holds the folders that its exports and its commands are in, and what tells of it', () => {
    const { exports, files, bin } = manifest;
    const entries: (string | Record<string, string>)[] = [...Object.values<string | Record<string, string>>(exports), bin];
    const targets = entries.flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
    const folders = targets.map((target) => target.replace(/^\.\//, '').split('/')[0]);
    expect(files).toEqual(expect.arrayContaining([...new Set(folders), 'SHARED.md', 'CHANGELOG.md']));
  });

  test('exports nothing that is not compiled', () => {
    expect(JSON.stringify(manifest.exports)).not.toMatch(/src\/|[^d]\.tsx?"/);
  });

  test('names every package that its modules import', () => {
    const { dependencies, devDependencies } = manifest;
    const imported = importedPackages();
    expect(imported).toEqual(expect.arrayContaining(['react', '@rsbuild/core', '@testing-library/react', '@swc/jest']));
    // These packages come as dependencies of MUI and of the router.
    const carried = ['@mui/system', '@mui/utils', 'react-router'];
    expect(imported.filter((name) => !(name in { ...dependencies, ...devDependencies }) && !carried.includes(name))).toEqual([]);
  });

  test('has the versions that its repository tests with, and that a new section names', () => {
    const own = { '@lavanda/shared': manifest.version, ...manifest.dependencies, ...manifest.devDependencies };
    for (const folder of ['..', join('..', 'create-section', 'template')]) {
      const { dependencies, devDependencies } = manifestOf(join(SHARED, folder));
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        if (name in own) expect({ [name]: version }).toEqual({ [name]: own[name] });
    }
  });

  test('is begun with by the command of the same version', () => {
    expect(manifestOf(join(SHARED, '..', 'create-section')).version).toBe(manifest.version);
  });

  test('tells what is new in its version', () => {
    expect(textOf('CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`);
  });

  test('says in SHARED.md what is shared now; npm run shared-table -w shared writes it anew', () => {
    expect(textOf('SHARED.md')).toBe(sharedTable(manifest));
  });
});
