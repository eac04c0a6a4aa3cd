import type { Ciclos, PropsRemoto } from '@lavanda/shared/federation/remoto';

export interface ParcelaSuelta {
  /** What the section is drawn in. */
  elemento: HTMLElement;
  /** Resolves when the section is drawn; rejects with what stopped it. */
  montada: Promise<void>;
  /** Resolves when something of it is in the page: it may be up while the code of its page is on its way. */
  dibujada: Promise<void>;
  /** Tells it that it is on the screen again, or that another one is. Only for one whose life cycle has `update`, once it is up. */
  ver: (visible: boolean) => void;
  /** Takes the section down, once it is up. */
  quitar: () => Promise<void>;
}

let montadas = 0;

function alTenerAlgo(elemento: HTMLElement): Promise<void> {
  return new Promise((listo) => {
    const vigia = new MutationObserver(() => {
      vigia.disconnect();
      listo();
    });
    vigia.observe(elemento, { childList: true });
  });
}

/**
 * Runs a parcel's life cycle (https://single-spa.js.org/docs/parcels-overview) without single-spa's own runtime, which patches
 * the page's history, keeps every root parcel for ever and costs 6 KB before the first section.
 */
export function montarParcela(ciclos: Ciclos, lugar: HTMLElement, props: PropsRemoto): ParcelaSuelta {
  const elemento = lugar.appendChild(document.createElement('div'));
  // Out of sight it is one too (`content-visibility: hidden` contains its layout): what was laid out then holds once it is seen.
  elemento.style.display = 'flow-root';
  const dibujada = alTenerAlgo(elemento);
  montadas += 1;
  // single-spa-react keeps each mounted root under its parcel's name.
  const propiedades = { ...props, visible: true, domElement: elemento, name: `parcela-${montadas}` };
  const montada = ciclos
    .bootstrap(propiedades as never)
    .then(() => ciclos.mount(propiedades as never))
    .then(() => undefined);
  const quitar = async () => {
    try {
      await montada.then(() => ciclos.unmount(propiedades as never));
    } catch {
      // What failed while going up or down has been reported, and its element goes anyway.
    } finally {
      elemento.remove();
    }
  };
  return { elemento, montada, dibujada, quitar, ver: (visible) => void ciclos.update?.({ ...propiedades, visible } as never) };
}
