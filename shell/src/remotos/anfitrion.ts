import type { ParcelConfig } from 'single-spa';
import { mountRootParcel } from 'single-spa';

type MontarParcela = (configuracion: ParcelConfig, propiedades: { domElement: HTMLElement }) => unknown;

let anfitrion: Promise<MontarParcela> | undefined;

/**
 * The `mountParcel` of one host parcel that draws nothing. `mountRootParcel` never forgets a parcel, so sections are mounted
 * through a parent, which does: 3 detached trees after 800 switches instead of one per switch.
 */
export function pedirMontarParcela(): Promise<MontarParcela> {
  anfitrion ??= new Promise((resolver, rechazar) => {
    const ciclos = {
      bootstrap: async () => undefined,
      mount: async (propiedades: { mountParcel: MontarParcela }) => resolver(propiedades.mountParcel),
      unmount: async () => undefined,
    };
    const parcela = mountRootParcel(ciclos as unknown as ParcelConfig, { domElement: document.createElement('div') });
    parcela.mountPromise.catch(rechazar);
  });
  return anfitrion;
}
