import { RemoteLoader } from './RemoteLoader';

/** The page's loader. The federation runtime is a separate chunk, downloaded with the first section. */
export const remoteLoader = new RemoteLoader(async () => {
  const { federationRuntime } = await import(/* webpackChunkName: "federacion" */ './federationRuntime');
  return federationRuntime;
});
