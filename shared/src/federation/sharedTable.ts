import { SHARED_LIBRARIES } from './libraries.ts';

/** The fields that the table shows of the package.json of `@lavanda/shared`, the kit from which teams build sections. */
export interface KitManifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Content of SHARED.md, in Markdown: the libraries that the shell gives, with versions, and those that a section brings itself.
 */
export function sharedTable({ version, dependencies, devDependencies }: KitManifest): string {
  const given = new Set(Object.keys(SHARED_LIBRARIES).map(packageOf));
  const builtWith = (name: string) => (name === '@lavanda/shared' ? version : (dependencies[name] ?? 'with MUI'));
  const shared = Object.entries(SHARED_LIBRARIES).map(([path, range]) => {
    const imports = path.endsWith('/') ? `${path}…` : path;
    return `| \`${imports}\` | ${range} | ${builtWith(packageOf(path))} |`;
  });
  const brought = Object.entries(dependencies).filter(([name]) => !given.has(name));
  return `# What is shared

Made by \`npm run shared-table -w shared\` from \`src/federation/libraries.ts\` and \`package.json\`.

The shell gives these once per page; a section's build holds none of them. A path that ends in … is all below it.

| import | versions of the shell's that a section takes | this kit's |
| --- | --- | --- |
${shared.join('\n')}

The kit brings these, and a section that uses them carries them in its own build, like any library of its own.

| package | version |
| --- | --- |
${rows(brought)}

A section names these itself, among its \`devDependencies\`, to build and to test.

| package | version |
| --- | --- |
${rows(Object.entries(devDependencies))}
`;
}

function rows(packages: readonly (readonly [string, string])[]): string {
  return packages.map(([name, version]) => `| \`${name}\` | ${version} |`).join('\n');
}
