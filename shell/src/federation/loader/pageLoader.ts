import { RemoteLoader } from './RemoteLoader';

/** The page's loader. The federation runtime is a separate chunk, whose code runs only once a section is loaded. */
export const remoteLoader = new RemoteLoader(async () => {
  const { federationRuntime } = await import(/* webpackChunkName: "federacion" */ './federationRuntime');
  return federationRuntime;
});
