import { act } from '@testing-library/react';

const pendientes: IdleRequestCallback[] = [];

/** A browser that tells when it has nothing to do, which jsdom doesn't: when `desocupar` says so. For `beforeEach`. */
export function simularOcio(): void {
  pendientes.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (aviso: IdleRequestCallback) => pendientes.push(aviso),
    cancelIdleCallback: (cual: number) => void pendientes.splice(cual - 1, 1),
  });
}

/** A browser that can't tell, again. For `afterEach`. */
export function quitarOcio(): void {
  for (const nombre of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, nombre);
}

/** Lets the page have nothing to do, and what comes of it. */
export async function desocupar(): Promise<void> {
  act(() => {
    for (const aviso of pendientes.splice(0)) aviso({ didTimeout: false, timeRemaining: () => 50 });
  });
  // What isn't shown is drawn as the act ends; it is forgotten after that.
  await act(() => new Promise((listo) => setTimeout(listo, 20)));
}
