import { TAB_KEYS, tabNotes } from '../../storedNotes';

/** Maximum number of versions remembered as frozen. */
const MAX_FROZEN = 10;

/** A published version of a remote. `name` is the remote's, such as 'mfe-pos'. */
export interface PublishedVersion {
  name: string;
  version: string;
}

/** Remembers a version that froze this tab, so that the tab's later pages avoid it. */
export function noteFrozen({ name, version }: PublishedVersion): void {
  const others = frozenVersions().filter((frozen) => frozen.name !== name || frozen.version !== version);
  tabNotes.write(TAB_KEYS.frozen, [...others, { name, version }].slice(-MAX_FROZEN));
}

/** The versions that froze this tab, which its pages avoid. */
export function frozenVersions(): PublishedVersion[] {
  const stored = tabNotes.read(TAB_KEYS.frozen);
  return Array.isArray(stored) ? stored.filter(isVersion) : [];
}

/** Lets every version of a remote be opened again in this tab. */
export function forgiveFrozen(name: string): void {
  const others = frozenVersions().filter((frozen) => frozen.name !== name);
  tabNotes.write(TAB_KEYS.frozen, others);
}

/**
 * Remembers that a remote's extension may have frozen this tab. The tab's later pages leave out the remote's extensions as
 * long as the list of remotes has the same version.
 * @param frozen the remote, with its version in the list
 */
export function noteFrozenExtension({ name, version }: PublishedVersion): void {
  const others = frozenExtensions().filter((frozen) => frozen.name !== name);
  tabNotes.write(TAB_KEYS.frozenExtensions, [...others, { name, version }].slice(-MAX_FROZEN));
}

/** Whether this tab leaves out the extensions of a remote. @param version the remote's version in the list of remotes */
export function isExtensionLeftOut(name: string, version: string | undefined): boolean {
  return frozenExtensions().some((frozen) => frozen.name === name && frozen.version === version);
}

function frozenExtensions(): PublishedVersion[] {
  const stored = tabNotes.read(TAB_KEYS.frozenExtensions);
  return Array.isArray(stored) ? stored.filter(isVersion) : [];
}

/** Whether a stored value is a published version. */
export function isVersion(value: unknown): value is PublishedVersion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof version === 'string';
}
