import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = join(__dirname, '..', '..');
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What a section in a repository of its own installs: this package, packed, and what the template's manifest names. */
describe('a section outside of this repository', () => {
  const { exports, files, devDependencies: used } = manifestOf(SHARED);

  test('gets the folders that the package’s exports are in, though Git ignores one', () => {
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(files).toEqual(expect.arrayContaining([...new Set(targets.map((target) => target.split('/')[1]))]));
  });

  test('names what the preset of its build takes', () => {
    const source = readFileSync(join(__dirname, 'preset.ts'), 'utf8');
    const imported = Object.keys(used).filter((name) => source.includes(`from '${name}`));
    expect(imported).toContain('@module-federation/enhanced');
    const { devDependencies } = manifestOf(join(SHARED, '..', 'e2e', 'remote-template'));
    for (const name of imported) expect(devDependencies).toMatchObject({ [name]: used[name] });
  });
});
