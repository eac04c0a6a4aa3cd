import { TAB_KEYS, tabNotes } from '../../storedNotes';
import type { Remote } from './remote';

/** A version that this tab shows because the user opened a preview link, or chose the version. */
export interface Preview {
  /** Token of the link; the server gives the version to a browser that sends it. */
  ficha: string;
  version: string;
  /** Title of the previewed section. */
  titulo: string;
  /** Time when the preview expires, ISO 8601. */
  vence: string;
}

/** The previews of this tab by remote; none when the stored value is invalid. */
export function readPreviews(): Readonly<Record<string, Preview>> {
  const stored = tabNotes.read(TAB_KEYS.previews);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Preview] => isPreview(entry[1])));
}

/** Sets a remote's preview or, with null, ends it. It takes effect when this tab is loaded again. */
export function savePreview(remoteName: string, preview: Preview | null): void {
  const { [remoteName]: _previous, ...others } = readPreviews();
  const previews = preview === null ? others : { ...others, [remoteName]: preview };
  if (Object.keys(previews).length === 0) tabNotes.erase(TAB_KEYS.previews);
  else tabNotes.write(TAB_KEYS.previews, previews);
}

export function hasExpired({ vence: expires }: Preview, now = Date.now()): boolean {
  return Date.parse(expires) <= now;
}

/** Removes version and fallback of previewed remotes, so that they are never reported, measured, remembered or replaced. */
export function withoutVersion(remotes: readonly Remote[]): Remote[] {
  return remotes.map((remote) => {
    if (remote.motivo?.tipo !== 'vista') return remote;
    const { version: _version, respaldo: _fallback, ...preview } = remote;
    return preview;
  });
}

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null) return false;
  return ['ficha', 'version', 'titulo', 'vence'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
}
