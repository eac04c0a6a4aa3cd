import { SPA_SECTIONS } from './sections';

/** Stands where the shell has its loader of remotes. */
export const remoteLoader = {
  preload: async (section: string) => void (await SPA_SECTIONS[section]?.load()),
};
