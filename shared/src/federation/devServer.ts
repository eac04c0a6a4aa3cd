import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ports of the shell and the API in development, unless `PORT` moves them. */
export const SHELL_PORT = 3000;
export const API_PORT = 3001;

/**
 * The port to use in development instead of `port`. The environment's `PORT` moves the shell to another port, and every other
 * port by the same distance, so that two checkouts can run side by side.
 */
export function devPort(port: number): number {
  return port - SHELL_PORT + Number(process.env.PORT || SHELL_PORT);
}

/** Address, in development, of the server that listens on `devPort(port)`. */
export function devAddress(port: number): string {
  return `http://localhost:${devPort(port)}`;
}

/** The port that a remote's rsbuild.config.ts names. @param folder the remote's folder */
export function configuredPort(folder: string): number {
  return Number(/port: (\d+)/.exec(readFileSync(join(folder, 'rsbuild.config.ts'), 'utf8'))?.[1]);
}

/**
 * How long the build waits after a file changed, ms. The compiler of `shared` empties a file before writing it, and a build made
 * between the two steps breaks the page.
 */
export const WATCH_OPTIONS = { aggregateTimeout: 100 };
