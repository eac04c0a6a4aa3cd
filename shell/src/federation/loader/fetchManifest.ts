import type { SharedRequirement } from '../share-scope/assertSharedVersions';
import { StageError } from '../stages';
import { wasTampered } from './integrity';

/** The parts of a remote's mf-manifest.json that the loader needs. */
export interface Manifest {
  /** Absolute URL of the remote's entry script. */
  entry: string;
  /** Global variable where the entry stores the remote's container. */
  globalName: string;
  /** Libraries the remote takes from the share scope. A name that ends in '/' covers every path under it. */
  shared: SharedRequirement[];
}

interface FetchOptions {
  integrity: string | undefined;
  /** True to bypass the browser cache, whose copy may be the one that failed. */
  fresh: boolean;
  signal: AbortSignal;
}

/**
 * Fetches a remote's manifest.
 * @throws Error when it can't be fetched or isn't a manifest
 * @throws StageError 'integridad' when it isn't the published file
 */
export async function fetchManifest(address: string, { integrity, fresh, signal }: FetchOptions): Promise<Manifest> {
  const init: RequestInit = { signal, ...(fresh && { cache: 'reload' }), ...(integrity && { integrity }) };
  const response = await fetch(address, init).catch(async (cause: unknown) => {
    if (!integrity || signal.aborted) throw cause;
    if (await wasTampered(address, integrity, signal)) throw new StageError('integridad', cause);
    // With `integrity`, `fetch` also rejects an error page, because its hash differs. A request without it gives the status.
    assertOk(address, await fetch(address, { signal, cache: 'reload' }));
    throw cause;
  });
  assertOk(address, response);
  const data = (await response.json()) as {
    metaData?: { globalName?: unknown; remoteEntry?: { path?: unknown; name?: unknown } };
    shared?: unknown;
  };
  const { globalName, remoteEntry } = data?.metaData ?? {};
  if (typeof globalName !== 'string' || typeof remoteEntry?.name !== 'string') throw new Error(`${address} is not a manifest`);
  const folder = typeof remoteEntry.path === 'string' && remoteEntry.path !== '' ? `${remoteEntry.path}/` : '';
  return {
    entry: new URL(folder + remoteEntry.name, address).href,
    globalName,
    shared: Array.isArray(data.shared) ? data.shared.filter(isSharedRequirement) : [],
  };
}

function assertOk(address: string, { ok, status }: Response): void {
  if (!ok) throw new Error(`${address}: ${status}`);
}

function isSharedRequirement(value: unknown): value is SharedRequirement {
  if (typeof value !== 'object' || value === null) return false;
  const { name, requiredVersion } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof requiredVersion === 'string';
}
