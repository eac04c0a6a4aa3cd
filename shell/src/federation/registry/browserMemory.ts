import { isRemote, isRemoteVersion, type Remote, type RemoteVersion } from './remote';

/** What this browser remembers for when the server fails it: versions that worked, and the list of remotes. */
const MOUNTED_KEY = 'lavanda:montadas';
const REMOTES_KEY = 'lavanda:remotos';

/** Versions remembered of each remote: the one on the screen may be the one that fails. */
const MAX_VERSIONS = 2;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing goes without. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

function mountedVersions(): Record<string, unknown> {
  const stored = read(MOUNTED_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Versions of a remote that have been on this browser's screen without failing, newest first. */
export function lastKnownGood(remoteName: string): RemoteVersion[] {
  const versions = mountedVersions()[remoteName];
  return Array.isArray(versions) ? versions.filter(isRemoteVersion) : [];
}

export function rememberMounted({ name, version, manifest, integridad, entrada }: Remote): void {
  if (version === undefined) return;
  const known = lastKnownGood(name);
  if (known[0]?.version === version) return;
  const others = known.filter((mounted) => mounted.version !== version);
  const mounted = { version, manifest, ...(integridad && { integridad }), ...(entrada && { entrada }) };
  write(MOUNTED_KEY, { ...mountedVersions(), [name]: [mounted, ...others].slice(0, MAX_VERSIONS) });
}

export function rememberRemotes(remotes: readonly Remote[]): void {
  write(REMOTES_KEY, remotes);
}

/** The last list that the server gave to this browser; undefined on its first visit. */
export function rememberedRemotes(): Remote[] | undefined {
  const stored = read(REMOTES_KEY);
  return Array.isArray(stored) && stored.length > 0 && stored.every(isRemote) ? stored : undefined;
}
