import { SECCIONES_SPA } from './secciones';

/** Stands where the shell has its loader of remotes. */
export const remoteLoader = {
  preload: async (seccion: string) => void (await SECCIONES_SPA[seccion]?.cargar()),
};
