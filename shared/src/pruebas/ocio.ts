import { act } from '@testing-library/react';

const pendientes = new Map<number, IdleRequestCallback>();
let ultimo = 0;

/** A browser that tells when it has nothing to do, which jsdom doesn't: when `desocupar` says so. For `beforeEach`. */
export function simularOcio(): void {
  pendientes.clear();
  Object.assign(globalThis, {
    requestIdleCallback: (aviso: IdleRequestCallback) => {
      ultimo += 1;
      pendientes.set(ultimo, aviso);
      return ultimo;
    },
    cancelIdleCallback: (cual: number) => void pendientes.delete(cual),
  });
}

/** A browser that can't tell, again. For `afterEach`. */
export function quitarOcio(): void {
  for (const nombre of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, nombre);
}

/** Lets the page have nothing to do, and what comes of it. */
export async function desocupar(): Promise<void> {
  act(() => {
    const avisos = [...pendientes.values()];
    pendientes.clear();
    for (const aviso of avisos) aviso({ didTimeout: false, timeRemaining: () => 50 });
  });
  // What isn't shown is drawn as the act ends; it is forgotten after that.
  await act(() => new Promise((listo) => setTimeout(listo, 20)));
}
