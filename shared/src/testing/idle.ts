import { act } from '@testing-library/react';

const pending = new Map<number, IdleRequestCallback>();
let ultimo = 0;

/** A browser that tells when it has nothing to do, which jsdom doesn't: when `desocupar` says so. For `beforeEach`. */
export function mockIdle(): void {
  pending.clear();
  Object.assign(globalThis, {
    requestIdleCallback: (toast: IdleRequestCallback) => {
      ultimo += 1;
      pending.set(ultimo, toast);
      return ultimo;
    },
    cancelIdleCallback: (which: number) => void pending.delete(which),
  });
}

/** A browser that can't tell, again. For `afterEach`. */
export function restoreIdle(): void {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
}

/** Lets the page have nothing to do, and what comes of it. */
export async function release(): Promise<void> {
  act(() => {
    const toasts = [...pending.values()];
    pending.clear();
    for (const toast of toasts) toast({ didTimeout: false, timeRemaining: () => 50 });
  });
  // What isn't shown is drawn as the act ends; it is forgotten after that.
  await act(() => new Promise((ready) => setTimeout(ready, 20)));
}
