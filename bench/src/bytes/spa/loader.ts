import { SPA_SECTIONS } from './sections';

/** Stands where the shell has its loader of remotes. */
export const cargador = {
  precargar: async (section: string) => void (await SPA_SECTIONS[section]?.load()),
};
