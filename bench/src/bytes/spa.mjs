import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core';

const SHELL = fileURLToPath(new URL('../../../shell', import.meta.url));
const module = (name) => fileURLToPath(new URL(`spa/${name}`, import.meta.url));

/**
 * Builds the suite as one application: the shell, two of whose modules are replaced by modules that import the sections.
 * @returns a folder for the server's WEB_DIR
 */
export async function buildSpa() {
  const folder = fileURLToPath(new URL('../../dist/one', import.meta.url));
  const { content } = await loadConfig({ cwd: SHELL, command: 'build' });
  // One application has no separate sections, so it needs no file about its share scope.
  content.plugins = content.plugins.filter(({ name }) => name !== 'lavanda:contract-file');
  const plugins = [
    new rspack.NormalModuleReplacementPlugin(/outlet\/RemoteOutlet$/, module('RemoteOutlet.tsx')),
    new rspack.NormalModuleReplacementPlugin(/loader\/pageLoader$/, module('loader.ts')),
  ];
  const config = mergeRsbuildConfig(content, {
    output: { distPath: { root: `${folder}/shell/dist` }, cleanDistPath: true },
    performance: { printFileSize: false },
    tools: { rspack: { plugins } },
  });
  const rsbuild = await createRsbuild({ cwd: SHELL, config });
  await rsbuild.build();
  return folder;
}
