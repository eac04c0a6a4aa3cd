import { isRemote, isRemoteVersion, type Remote, type RemoteVersion } from './remote';

/** localStorage keys of the versions known to work and of the last list of remotes, both used when the server fails. */
const MOUNTED_KEY = 'lavanda:montadas';
const REMOTES_KEY = 'lavanda:remotos';

/** Versions remembered per remote: two, because the newest one may be the one that fails. */
const MAX_VERSIONS = 2;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes to localStorage; errors are ignored when the browser blocks it or it is full. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

function mountedVersions(): Record<string, unknown> {
  const stored = read(MOUNTED_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Versions of a remote that worked in this browser, newest first. */
export function lastKnownGood(remoteName: string): RemoteVersion[] {
  const versions = mountedVersions()[remoteName];
  return Array.isArray(versions) ? versions.filter(isRemoteVersion) : [];
}

export function rememberMounted(remote: Remote): void {
  const { name, version, manifest, integridad: integrity, entrada: entry, contrato: contract } = remote;
  if (version === undefined) return;
  const known = lastKnownGood(name);
  if (known[0]?.version === version) return;
  const others = known.filter((mounted) => mounted.version !== version);
  const mounted = {
    version,
    manifest,
    ...(integrity && { integridad: integrity }),
    ...(entry && { entrada: entry }),
    ...(contract && { contrato: contract }),
  };
  write(MOUNTED_KEY, { ...mountedVersions(), [name]: [mounted, ...others].slice(0, MAX_VERSIONS) });
}

export function rememberRemotes(remotes: readonly Remote[]): void {
  write(REMOTES_KEY, remotes);
}

/** The last list of remotes that this browser received; undefined on its first visit. */
export function rememberedRemotes(): Remote[] | undefined {
  const stored = read(REMOTES_KEY);
  return Array.isArray(stored) && stored.length > 0 && stored.every(isRemote) ? stored : undefined;
}
