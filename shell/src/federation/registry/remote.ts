/** One build of a remote: where it is and what its files are checked against. The names are those of GET /remotes.json. */
export interface RemoteVersion {
  /** None while developing: nothing is remembered or reported of it. */
  version?: string;
  /** Address of its mf-manifest.json. */
  manifest: string;
  /** Subresource integrity of the manifest. */
  integridad?: string;
  /** The remote entry that the manifest names. */
  entrada?: { integridad: string };
}

/** A remote as GET /remotes.json lists it. */
export interface Remote extends RemoteVersion {
  name: string;
  /** First path segments after app/ that it draws. */
  secciones: string[];
  /** Being rolled out: how it goes is reported. */
  candidata?: boolean;
  /** The version to go back to when this one fails. */
  respaldo?: RemoteVersion;
}

export function isRemote(value: unknown): value is Remote {
  if (!isRemoteVersion(value)) return false;
  const { name, secciones: sections } = value as unknown as Record<string, unknown>;
  return typeof name === 'string' && Array.isArray(sections);
}

export function isRemoteVersion(value: unknown): value is RemoteVersion {
  return typeof value === 'object' && value !== null && typeof (value as { manifest?: unknown }).manifest === 'string';
}
