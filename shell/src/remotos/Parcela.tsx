import type { Ciclos, PropsRemoto } from '@lavanda/shared/federation/remoto';
import { useEffect, useRef } from 'react';
import { enEtapa } from './etapas';
import { montarParcela } from './parcelaSuelta';

export interface PropsParcela extends PropsRemoto {
  ciclos: Ciclos;
  /** The section is on the screen. */
  alMontar: () => void;
}

/** Mounts a section as a parcel in an element of its own, and takes it down with this component. */
export function Parcela({ ciclos, router, nonce, alFallar, alMontar }: PropsParcela) {
  const lugar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = lugar;
    if (!current) return;
    let quitada = false;
    const parcela = montarParcela(ciclos, current, { router, nonce, alFallar });
    enEtapa('pantalla', () => parcela.montada).then(
      () => {
        if (quitada) return;
        current.style.minHeight = '';
        alMontar();
      },
      (error: unknown) => {
        if (!quitada) alFallar(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      quitada = true;
      // Another version takes this place: the page doesn't jump meanwhile.
      current.style.minHeight = `${current.offsetHeight}px`;
      void parcela.quitar();
    };
  }, [ciclos, router, nonce, alFallar, alMontar]);

  return <div ref={lugar} />;
}
