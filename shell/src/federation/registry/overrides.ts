import { TAB_KEYS, tabNotes } from '../../storedNotes';
import type { Remote } from './remote';

/**
 * Manifest URL by remote name. Overrides last as long as the tab, and let a developer run their own build of a section
 * in the production shell.
 */
export type Overrides = Readonly<Record<string, string>>;

/** The overrides of this tab; none when the stored value is invalid. */
export function readOverrides(): Overrides {
  const stored = tabNotes.read(TAB_KEYS.overrides);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, address]) => typeof address === 'string'));
}

/** Sets a remote's override or, with null, removes it. It takes effect with the next list of remotes, such as after a reload. */
export function saveOverride(remoteName: string, manifest: string | null): void {
  const { [remoteName]: _previous, ...others } = readOverrides();
  const overrides = manifest === null ? others : { ...others, [remoteName]: manifest };
  if (Object.keys(overrides).length === 0) tabNotes.erase(TAB_KEYS.overrides);
  else tabNotes.write(TAB_KEYS.overrides, overrides);
}

/** Whether the user may load a build from that URL; the server sends the allowed `origins`. */
export function isAllowed(manifest: string, origins: readonly string[]): boolean {
  return URL.canParse(manifest) && origins.includes(new URL(manifest).origin);
}

/** Applies this tab's overrides from `origins`. An overridden remote has no version: it is never reported and has no fallback. */
export function applyOverrides(remotes: readonly Remote[], origins: readonly string[]): Remote[] {
  const overrides = readOverrides();
  return remotes.map((remote) => {
    const manifest = overrides[remote.name];
    if (manifest === undefined || !isAllowed(manifest, origins)) return remote;
    const { name, secciones: sections, extensiones: extensions, etiquetas: tags } = remote;
    return {
      name,
      secciones: sections,
      manifest,
      ...(extensions && { extensiones: extensions }),
      ...(tags && { etiquetas: tags }),
    };
  });
}
