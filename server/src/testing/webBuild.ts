import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Changes, filesOf } from './build.ts';

/** Contents of a fake WEB_DIR. */
export interface WebBuild {
  /** The contrato.json of its shell. */
  contract: object;
  /** Text of the shell's page and of its script, by which a test recognizes the build. */
  text?: string;
  /** The sections' builds in the WEB_DIR, by remote. */
  remotes?: Record<string, Changes & { version: string }>;
}

/** Files of a build of the shell, by path. Its script's name contains the start of `text` as 8 hex digits, like a hash. */
export function shellFiles({ contract, text = 'uno' }: WebBuild): Record<string, string> {
  const hash = Buffer.from(text.padEnd(4, '.')).toString('hex').slice(0, 8);
  return {
    'index.html':
      `<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="shell-version" content="__SHELL_VERSION__"><p>${text}</p>` +
      `<script defer src="/static/js/index.${hash}.js"></script>`,
    'contrato.json': JSON.stringify(contract),
    [`static/js/index.${hash}.js`]: `let a = '${text}';`,
  };
}

/** Writes a WEB_DIR. @returns its path */
export async function createWebBuild(build: WebBuild): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? tmpdir(), 'web-'));
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(shellFiles(build))) files[`shell/dist/${path}`] = text;
  for (const [name, { version, ...changes }] of Object.entries(build.remotes ?? {})) {
    files[`${name}/package.json`] = JSON.stringify({ version });
    for (const [path, text] of Object.entries(filesOf(changes))) files[`${name}/dist/${path}`] = text;
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(web, path)), { recursive: true });
    await writeFile(join(web, path), text);
  }
  return web;
}
