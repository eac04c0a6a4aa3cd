import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { ownContract } from './contract.ts';

/** What the shells that users have now give to sections. */
export async function liveShells(webDir: string): Promise<ShellContract[]> {
  const own = await ownContract(webDir);
  return own === null ? [] : [own];
}
