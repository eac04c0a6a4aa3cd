import { SPA_SECTIONS } from './sections';

/** Replaces the shell's loader of remotes. */
export const remoteLoader = {
  preload: async (section: string) => void (await SPA_SECTIONS[section]?.load()),
};
