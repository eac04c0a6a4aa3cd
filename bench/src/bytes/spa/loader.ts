import { SPA_SECTIONS } from './sections';

/** Replaces the shell's loader of remotes in the one-application build, where each section is an import of the same build. */
export const remoteLoader = {
  preload: async (section: string) => void (await SPA_SECTIONS[section]?.load()),
};
