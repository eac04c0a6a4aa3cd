import { RemoteLoader } from './RemoteLoader';

/** The page's loader. The federation runtime comes in a chunk of its own, with the first section that is asked for. */
export const remoteLoader = new RemoteLoader(async () => {
  const { federationRuntime } = await import(/* webpackChunkName: "federacion" */ './federationRuntime');
  return federationRuntime;
});
