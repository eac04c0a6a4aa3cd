#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runRelease } from './command.mjs';

/**
 * `lavanda-release`: the commands of a section's releases, by default of the section whose folder it is called in. Reads that
 * folder's .env, if there is one.
 */
const folder = process.cwd();

if (existsSync('.env')) process.loadEnvFile('.env');

await runRelease(process.argv.slice(2), {
  calledFrom: folder,
  build: async () => {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
    return status === 0 ? folder : null;
  },
});
