import type { Remote } from './remote';

/** Of this tab alone, and gone with it: a section's developer tries a build of their own inside the shell that everybody uses. */
const STORAGE_KEY = 'lavanda:desvios';

/** Address of the manifest by remote. */
export type Overrides = Readonly<Record<string, string>>;

/** The overrides of this tab; none when what is stored can't be read. */
export function readOverrides(): Overrides {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => typeof address === 'string'));
  } catch {
    return {};
  }
}

/** Takes a remote from `manifest` (null: from the server again) the next time this tab loads its sections. */
export function saveOverride(remoteName: string, manifest: string | null): void {
  const { [remoteName]: _previous, ...others } = readOverrides();
  const overrides = manifest === null ? others : { ...others, [remoteName]: manifest };
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
}

/** Whether the user may load a build from that address: `origins` is what the server answered them. */
export function isAllowed(manifest: string, origins: readonly string[]): boolean {
  return URL.canParse(manifest) && origins.includes(new URL(manifest).origin);
}

/** The list of remotes as this tab takes it. An overridden remote has no version: nothing is reported of it, and it has no fallback. */
export function applyOverrides(remotes: readonly Remote[], origins: readonly string[]): Remote[] {
  const overrides = readOverrides();
  return remotes.map((remote) => {
    const manifest = overrides[remote.name];
    if (manifest === undefined || !isAllowed(manifest, origins)) return remote;
    return { name: remote.name, secciones: remote.secciones, manifest };
  });
}
