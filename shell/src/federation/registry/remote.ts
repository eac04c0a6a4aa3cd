import type { BuildOrigin, DescribedExtension } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import type { VersionReason } from '@lavanda/shared/domain/release';

/** One build of a remote: its URL and integrity. The members are named as in GET /remotes.json. */
export interface RemoteVersion {
  /** Version of the build; undefined in development, for an override and for a preview, which aren't remembered or reported. */
  version?: string;
  /** URL of its mf-manifest.json. */
  manifest: string;
  /** Subresource integrity of the manifest. */
  integridad?: string;
  /** Integrity of the remote entry that the manifest names. */
  entrada?: { integridad: string };
  /** Contract that the build was made for; undefined when unknown. */
  contrato?: number;
}

/** A remote as GET /remotes.json lists it. */
export interface Remote extends RemoteVersion {
  name: string;
  /** First path segments, after app/, of the sections that the remote draws. */
  secciones: string[];
  /** True while this version is being rolled out; its mounts are then reported at once. */
  candidata?: boolean;
  /** True when this shell can't mount this version; in the server's answer, no other published version either. */
  incompatible?: boolean;
  /** Version to fall back to when this one fails. */
  respaldo?: RemoteVersion;
  /** Share of sessions, 0 to 1, in which this version is measured. */
  muestra?: number;
  /** Why the user has this version. */
  motivo?: VersionReason;
  /** The commit that the version was built from. For superusers only. */
  git?: BuildOrigin;
  /** What the team stated as it published the version: commit, author, lock file and test result. For superusers only. */
  declaracion?: KeptStatement;
  /** The version's extensions: content for slots, the places that other sections offer in their pages. */
  extensiones?: DescribedExtension[];
  /** RTK Query cache tags that the remote adds to the shared API slice. */
  etiquetas?: string[];
}

export function isRemote(value: unknown): value is Remote {
  if (!isRemoteVersion(value)) return false;
  const { name, secciones: sections, extensiones: extensions, etiquetas: tags } = value as unknown as Record<string, unknown>;
  const areLists = [extensions, tags].every((list) => list === undefined || Array.isArray(list));
  return typeof name === 'string' && Array.isArray(sections) && areLists;
}

export function isRemoteVersion(value: unknown): value is RemoteVersion {
  return typeof value === 'object' && value !== null && typeof (value as { manifest?: unknown }).manifest === 'string';
}
