import { BROWSER_KEYS, browserNotes } from '../../storedNotes';
import { isRemote, isRemoteVersion, type Remote, type RemoteVersion } from './remote';

/** Versions remembered per remote: two, because the newest one may be the one that fails. */
const MAX_VERSIONS = 2;

function mountedVersions(): Record<string, unknown> {
  const stored = browserNotes.read(BROWSER_KEYS.mounted);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Versions of a remote that worked in this browser, the latest first. */
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
  browserNotes.write(BROWSER_KEYS.mounted, { ...mountedVersions(), [name]: [mounted, ...others].slice(0, MAX_VERSIONS) });
}

export function rememberRemotes(remotes: readonly Remote[]): void {
  browserNotes.write(BROWSER_KEYS.remotes, remotes);
}

/** The last list of remotes that this browser received; undefined when none, or an invalid one, is stored. */
export function rememberedRemotes(): Remote[] | undefined {
  const stored = browserNotes.read(BROWSER_KEYS.remotes);
  return Array.isArray(stored) && stored.length > 0 && stored.every(isRemote) ? stored : undefined;
}
