#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runRelease } from './command.mjs';

/** `lavanda-release`: ships the section whose folder it is called in. Reads the folder's .env. */
const folder = process.cwd();

if (existsSync('.env')) process.loadEnvFile('.env');

await runRelease(process.argv.slice(2), {
  calledFrom: folder,
  build: async () => {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
    return status === 0 ? folder : null;
  },
});
