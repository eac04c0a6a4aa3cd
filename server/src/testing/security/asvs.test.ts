import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Requirement {
  id: string;
  level: 1 | 2;
  state: string;
  requirement: string;
  tests?: [file: string, title: string][];
  note?: string;
}

const { chapters, requirements } = JSON.parse(read('docs/security/requirements.json')) as {
  chapters: Record<string, string>;
  requirements: Requirement[];
};

test('every requirement of ASVS 5.0.0 of levels 1 (70) and 2 (183) is there, once, in a chapter', () => {
  const ofLevel = (level: number) => requirements.filter((row) => row.level === level).length;
  expect([ofLevel(1), ofLevel(2), new Set(requirements.map(({ id }) => id)).size]).toEqual([70, 183, 253]);
  expect(requirements.filter(({ id }) => chapters[id.split('.')[0] ?? ''] === undefined)).toEqual([]);
});

test('every row says how it stands, and one that is met names a test', () => {
  const states = ['met', 'not met', 'met, not shown by a test', 'not applicable'];
  const isWrong = ({ state, tests = [] }: Requirement) => !states.includes(state) || (state === 'met' && tests.length === 0);
  expect(requirements.filter(isWrong)).toEqual([]);
});

test('every test that a row names is there', () => {
  const named = new Map(requirements.flatMap(({ tests = [] }) => tests).map((test) => [test.join(' '), test]));
  expect(named.size).toBeGreaterThan(50);
  const missing = [...named.values()].filter(
    ([file, title]) => !existsSync(join(ROOT, file)) || !read(file).replaceAll("\\'", "'").includes(title),
  );
  expect(missing).toEqual([]);
});

test('docs/security.md is written from these rows', () => {
  expect(() => execFileSync(process.execPath, [join(ROOT, 'scripts/security-doc.mjs'), '--check'])).not.toThrow();
  const count = (state: string) => requirements.filter((row) => row.state === state).length;
  expect(read('docs/security.md').replaceAll('\n', ' ')).toContain(`Of the 253 of levels 1 and 2: ${count('met')} met`);
});
