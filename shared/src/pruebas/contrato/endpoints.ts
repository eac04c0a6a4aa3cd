import { api } from '@lavanda/shared';

/** Builder of RTK Query that only lets the definitions be named. */
const CONSTRUCTOR = { query: igual, mutation: igual, infiniteQuery: igual };

function igual<T>(definicion: T): T {
  return definicion;
}

/** Watches what is injected into the shared slice until `terminar`, which answers the names that were somebody else's. */
export function vigilarEndpoints(): { terminar: () => string[] } {
  const delShell = new Set(Object.keys(api.endpoints));
  const dichas: string[] = [];
  const original = api.injectEndpoints;
  const vigilada = (parte: { endpoints: (definir: typeof CONSTRUCTOR) => object }) => {
    const nombres = Object.keys(parte.endpoints(CONSTRUCTOR));
    for (const nombre of nombres) if (delShell.has(nombre)) dichas.push(`Inyecta el endpoint "${nombre}", que ya es del shell.`);
    return original(parte as never);
  };
  api.injectEndpoints = vigilada as never;
  return {
    terminar: () => {
      api.injectEndpoints = original;
      return dichas;
    },
  };
}
