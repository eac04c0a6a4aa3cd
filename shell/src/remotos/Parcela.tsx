import type { Ciclos, PropsRemoto } from '@lavanda/shared/federation/remoto';
import { useEffect, useRef } from 'react';
import type { Parcel, ParcelConfig } from 'single-spa';
import { pedirMontarParcela } from './anfitrion';

/** Mounts a section as a parcel in an element of its own, and takes it down with this component. */
export function Parcela({ ciclos, router, nonce, alFallar }: PropsRemoto & { ciclos: Ciclos }) {
  const lugar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elemento = lugar.current;
    if (!elemento) return;
    const domElement = elemento.appendChild(document.createElement('div'));
    let quitada = false;
    const montaje = pedirMontarParcela().then(async (montar) => {
      if (quitada) return undefined;
      const propiedades = { domElement, router, nonce, alFallar };
      const parcela = montar(ciclos as unknown as ParcelConfig, propiedades) as Parcel;
      await parcela.mountPromise;
      return parcela;
    });
    montaje.catch((error: unknown) => {
      if (!quitada) alFallar(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      quitada = true;
      montaje
        .then((parcela) => parcela?.unmount())
        .catch(() => undefined)
        .finally(() => domElement.remove());
    };
  }, [ciclos, router, nonce, alFallar]);

  return <div ref={lugar} />;
}
