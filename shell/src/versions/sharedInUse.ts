/** A shared package in use in this tab, as the versions page lists it. */
export interface SharedInUse {
  packageJson: string;
  version: string;
  /** Name of the build that provides the package: the shell or a remote. */
  of: string;
  modules: number;
  /** Names of the remotes that use the package. */
  usedBy: string[];
}

interface Registered {
  from?: string;
  loaded?: boolean;
  useIn?: string[];
}

interface Instance {
  name?: string;
  shareScopeMap?: Record<string, Record<string, Record<string, Registered>>>;
}

/** The packages of the federation runtime's share scope that are in use; none before the first section loads. */
export function sharedInUse(): SharedInUse[] {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: Instance[] } };
  const scope = federation?.__INSTANCES__?.find(({ name }) => name === 'shell')?.shareScopeMap?.default ?? {};
  const byPackage = new Map<string, SharedInUse>();
  for (const [library, versions] of Object.entries(scope)) {
    const packageJson = /^(@[^/]+\/)?[^/]+/.exec(library)?.[0] ?? library;
    for (const [version, { from = '', loaded = false, useIn = [] }] of Object.entries(versions)) {
      if (!loaded && useIn.length === 0) continue;
      const key = `${packageJson}@${version}`;
      const previous = byPackage.get(key);
      byPackage.set(key, {
        packageJson,
        version,
        of: from,
        modules: (previous?.modules ?? 0) + 1,
        usedBy: [...new Set([...(previous?.usedBy ?? []), ...useIn])].sort(),
      });
    }
  }
  return [...byPackage.values()].sort((first, another) => first.packageJson.localeCompare(another.packageJson));
}
