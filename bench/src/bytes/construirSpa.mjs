import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

/** Builds the suite as one application into bench/dist/spa. */
export async function construirSpa() {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { content } = await loadConfig({ cwd, path: 'src/bytes/spa.config.ts', command: 'build' });
  const rsbuild = await createRsbuild({
    cwd,
    config: { ...content, performance: { ...content.performance, printFileSize: false } },
  });
  await rsbuild.build();
}
