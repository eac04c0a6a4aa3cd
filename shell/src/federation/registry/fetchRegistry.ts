import { receiveComposition } from '../../sections/composition';
import { runStage } from '../stages';
import { isRemote, type Remote } from './remote';

/** Answer of GET /remotes.json. */
export interface RegistryResponse {
  /** Id of the composition; undefined from a development server. */
  id?: string;
  remotes: Remote[];
  /** Null when nobody is signed in; undefined from a development server. */
  usuario?: string | null;
  /** Origins allowed for overrides in this tab. */
  desvios?: string[];
}

/** Fetches the list of remotes. @throws StageError 'registro' when that fails */
export function fetchRegistry(): Promise<RegistryResponse> {
  return runStage('registro', async (signal) => {
    const response = await fetch('/remotes.json', { signal });
    if (!response.ok) throw new Error(`/remotes.json: ${response.status}`);
    const data: unknown = await response.json();
    const {
      remotes,
      usuario: user,
      id,
      desvios: overrides,
    } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
    if (!Array.isArray(remotes) || !remotes.every(isRemote)) throw new Error('/remotes.json has an unexpected shape');
    receiveComposition(data);
    return {
      remotes,
      ...(Array.isArray(overrides) && { desvios: overrides.filter((origin) => typeof origin === 'string') }),
      ...(typeof id === 'string' && { id }),
      ...((typeof user === 'string' || user === null) && { usuario: user }),
    };
  });
}
