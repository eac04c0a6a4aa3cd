import type { Ciclos, PropsRemoto } from '@lavanda/shared/federation/remoto';

export interface ParcelaSuelta {
  /** Resolves when the section is drawn; rejects with what stopped it. */
  montada: Promise<void>;
  /** Takes the section down, once it is up. */
  quitar: () => Promise<void>;
}

let montadas = 0;

/**
 * Runs a parcel's life cycle (https://single-spa.js.org/docs/parcels-overview) without single-spa's own runtime, which patches
 * the page's history, keeps every root parcel for ever and costs 6 KB before the first section.
 */
export function montarParcela(ciclos: Ciclos, lugar: HTMLElement, props: PropsRemoto): ParcelaSuelta {
  const domElement = lugar.appendChild(document.createElement('div'));
  montadas += 1;
  // single-spa-react keeps each mounted root under its parcel's name.
  const propiedades = { ...props, domElement, name: `parcela-${montadas}` } as never;
  const montada = ciclos
    .bootstrap(propiedades)
    .then(() => ciclos.mount(propiedades))
    .then(() => undefined);
  const quitar = async () => {
    try {
      await montada.then(() => ciclos.unmount(propiedades));
    } catch {
      // What failed while going up or down has been reported, and its element goes anyway.
    } finally {
      domElement.remove();
    }
  };
  return { montada, quitar };
}
