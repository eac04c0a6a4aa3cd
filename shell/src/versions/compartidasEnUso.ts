/** A package of the share scope that somebody uses, with the modules of it that are loaded. */
export interface CompartidaEnUso {
  paquete: string;
  version: string;
  /** Who gives it. */
  de: string;
  modulos: number;
  /** Names of the remotes that use it. */
  usadaPor: string[];
}

interface Registrada {
  from?: string;
  loaded?: boolean;
  useIn?: string[];
}

interface Instancia {
  name?: string;
  shareScopeMap?: Record<string, Record<string, Record<string, Registrada>>>;
}

/** The share scope of the page as the federation runtime keeps it, by package; empty before the first section is loaded. */
export function compartidasEnUso(): CompartidaEnUso[] {
  const { __FEDERATION__: federacion } = globalThis as { __FEDERATION__?: { __INSTANCES__?: Instancia[] } };
  const alcance = federacion?.__INSTANCES__?.find(({ name }) => name === 'shell')?.shareScopeMap?.default ?? {};
  const porPaquete = new Map<string, CompartidaEnUso>();
  for (const [modulo, versiones] of Object.entries(alcance)) {
    const paquete = /^(@[^/]+\/)?[^/]+/.exec(modulo)?.[0] ?? modulo;
    for (const [version, { from = '', loaded = false, useIn = [] }] of Object.entries(versiones)) {
      if (!loaded && useIn.length === 0) continue;
      const clave = `${paquete}@${version}`;
      const anterior = porPaquete.get(clave);
      porPaquete.set(clave, {
        paquete,
        version,
        de: from,
        modulos: (anterior?.modulos ?? 0) + 1,
        usadaPor: [...new Set([...(anterior?.usadaPor ?? []), ...useIn])].sort(),
      });
    }
  }
  return [...porPaquete.values()].sort((una, otra) => una.paquete.localeCompare(otra.paquete));
}
