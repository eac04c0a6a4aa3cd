import { previewHeader } from '@lavanda/shared/contract/previewHeader';
import { SHELL_HEADER } from '@lavanda/shared/contract/shellHeader';
import { receiveComposition } from '../../sections/composition';
import { shellVersion } from '../../shell-version/shellVersion';
import { runStage } from '../stages';
import { timeout } from '../timeouts';
import { markUnfit } from './contract';
import { isRemote, type Remote } from './remote';

/** Answer of GET /remotes.json. */
export interface RegistryResponse {
  /** Id of the composition; undefined from a development server. */
  id?: string;
  remotes: Remote[];
  /** Id of the user; null when nobody is signed in, undefined from a development server. */
  usuario?: string | null;
  /** Origins from which the user may load overrides. */
  desvios?: string[];
  /** Version of the shell that the user gets. */
  shell?: string;
}

/** Fetches the list of remotes. @param limit time limit, ms @throws StageError 'registro' when that fails */
export function fetchRegistry(limit = timeout('registro')): Promise<RegistryResponse> {
  return runStage('registro', (signal) => readRegistry(signal), limit);
}

async function readRegistry(signal: AbortSignal): Promise<RegistryResponse> {
  const ownShell = shellVersion();
  const response = await fetch('/remotes.json', {
    signal,
    headers: { ...(ownShell !== undefined && { [SHELL_HEADER]: ownShell }), ...previewHeader() },
  });
  if (!response.ok) throw new Error(`/remotes.json: ${response.status}`);
  const data: unknown = await response.json();
  const {
    remotes,
    usuario: user,
    id,
    desvios: overrides,
    shell,
  } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (!Array.isArray(remotes) || !remotes.every(isRemote)) throw new Error('/remotes.json has an unexpected shape');
  receiveComposition(data);
  const told = versionOf(shell);
  return {
    // If the answer names no shell, the server hasn't checked which remotes this shell can mount, so the browser does.
    remotes: told.shell === undefined ? markUnfit(remotes) : remotes,
    ...(Array.isArray(overrides) && { desvios: overrides.filter((origin) => typeof origin === 'string') }),
    ...(typeof id === 'string' && { id }),
    ...told,
    ...((typeof user === 'string' || user === null) && { usuario: user }),
  };
}

function versionOf(shell: unknown): Pick<RegistryResponse, 'shell'> {
  const { version } = (typeof shell === 'object' && shell !== null ? shell : {}) as Record<string, unknown>;
  return typeof version === 'string' ? { shell: version } : {};
}
