import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core';

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Builds the suite as one application: the shell, two of whose modules are replaced by a module that imports the sections.
 * @returns a folder for the server's WEB_DIR
 */
export async function buildSpa() {
  const folder = pathOf('../../dist/one');
  const cwd = pathOf('../../../shell');
  const { content } = await loadConfig({ cwd, command: 'build' });
  // One application has no separate sections, so it needs no file about its share scope.
  content.plugins = content.plugins.filter(({ name }) => name !== 'lavanda:contract-file');
  const replaced = /outlet\/RemoteOutlet$|loader\/pageLoader$/;
  const config = mergeRsbuildConfig(content, {
    output: { distPath: { root: `${folder}/shell/dist` }, cleanDistPath: true },
    performance: { printFileSize: false },
    tools: { rspack: { plugins: [new rspack.NormalModuleReplacementPlugin(replaced, pathOf('oneApplication.tsx'))] } },
  });
  await (await createRsbuild({ cwd, config })).build();
  return folder;
}
