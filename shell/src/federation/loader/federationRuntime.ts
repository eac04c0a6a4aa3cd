import type { RemoteModule } from '@lavanda/shared/federation/remote';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Remote } from '../registry/remote';
import { assertSharedVersions, isContractError } from '../share-scope/assertSharedVersions';
import { createShareScope } from '../share-scope/createShareScope';
import { restoreShareScope } from '../share-scope/restoreShareScope';
import '../share-scope/turns';
import '../share-scope/dialogs';
import { reasonOf, runStage, StageError } from '../stages';
import { timeout } from '../timeouts';
import { fetchManifest, type Manifest } from './fetchManifest';
import { freshAddress, startFreshAddresses } from './freshAddresses';
import { runModulesOf } from './heartbeat';
import { diagnoseLoad, folderOf } from './integrity';
import type { FederationRuntime } from './RemoteSlot';

/** Remotes are built with `externalRuntime`: they take the federation runtime from this global. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Names of the remotes whose entry script has run in the current attempt. */
const ranEntries = new Set<string>();

/** Integrity hash of each remote's entry script, by the script's URL. */
const entryIntegrity = new Map<string, string>();

const instance = new runtimeCore.ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: createShareScope(),
  plugins: [
    {
      name: 'lavanda',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: timeout('entrada') }),
      afterLoadEntry: ({ remoteInfo, error }) => {
        if (!error) ranEntries.add(remoteInfo.name);
      },
    },
  ],
});
runtimeCore.setGlobalFederationInstance(instance);

/** Loads a remote in stages (manifest, contract, entry, code); each one fails with its own stage name. */
export const federationRuntime: FederationRuntime = {
  load: async (remote, fresh) => {
    const address = new URL(remote.manifest, location.href).href;
    const manifest = await runStage('manifiesto', (signal) =>
      fetchManifest(address, { integrity: remote.integridad, fresh, signal }),
    );
    assertSharedVersions(manifest.shared, instance.shareScopeMap.default ?? {});
    const name = registerRemote(remote, manifest, fresh);
    try {
      return await runStage('codigo', (signal) => loadLifecycles(name, remote, signal));
    } catch (cause) {
      throw await diagnoseLoad(locateError(cause, ranEntries.has(name)), folderOf(address));
    }
  },
};

/** Registers each version under a name of its own, because the runtime keeps what a name was first registered with. */
function registerRemote(remote: Remote, { entry, globalName }: Manifest, fresh: boolean): string {
  const name = remote.version === undefined ? globalName : `${globalName}@${remote.version}`;
  ranEntries.delete(name);
  if (fresh) startFreshAddresses();
  const address = freshAddress(entry);
  if (remote.entrada) entryIntegrity.set(address, remote.entrada.integridad);
  const isRegistered = instance.options.remotes.some((registered) => registered.name === name);
  restoreShareScope(instance);
  // Clears the container's global; otherwise the runtime would take the container of another version for this one.
  if (!isRegistered) Object.assign(globalThis, { [globalName]: undefined });
  // A version registered earlier keeps its loaded modules, unless the load is fresh.
  if (!isRegistered || fresh)
    instance.registerRemotes([{ name, entry: address, entryGlobalName: globalName, type: 'global' }], {
      force: isRegistered,
    });
  return name;
}

/** The entry's script tag. With `integrity`, the browser refuses a file that isn't the published one. */
function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const integrity = entryIntegrity.get(url);
  if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  return Object.assign(script, { src: url, fetchPriority: 'high' });
}

async function loadLifecycles(name: string, remote: Remote, signal: AbortSignal): Promise<RemoteModule> {
  type Module = Partial<RemoteModule>;
  const options = { loadFactory: false, from: 'runtime' } as const;
  const factory = await instance.loadRemote<() => Module | Promise<Module>>(`${name}/lifecycles`, options);
  const { bootstrap, mount, unmount, update, extensions } = (factory && (await runModulesOf(remote, factory, signal))) ?? {};
  if (bootstrap && mount && unmount)
    return { bootstrap, mount, unmount, ...(update && { update }), ...(extensions && { extensions }) };
  throw new StageError('codigo', new Error(`${name} doesn't expose its lifecycles`));
}

/** Finds the stage in which a load failed: contract, entry, or the code after the entry. */
function locateError(cause: unknown, entryRan: boolean): StageError {
  if (cause instanceof StageError && cause.stage === 'contrato') return cause;
  const original = cause instanceof StageError ? cause.cause : cause;
  if (isContractError(original)) return new StageError('contrato', original);
  return new StageError(entryRan ? 'codigo' : 'entrada', original, reasonOf(original));
}
