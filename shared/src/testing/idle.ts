import { act } from '@testing-library/react';

const pending = new Map<number, IdleRequestCallback>();
let last = 0;

/** Mocks `requestIdleCallback`, which jsdom lacks; `release` runs its callbacks. For `beforeEach`. */
export function mockIdle(): void {
  pending.clear();
  Object.assign(globalThis, {
    requestIdleCallback: (callback: IdleRequestCallback) => {
      last += 1;
      pending.set(last, callback);
      return last;
    },
    cancelIdleCallback: (which: number) => void pending.delete(which),
  });
}

/** Removes the mock. For `afterEach`. */
export function restoreIdle(): void {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
}

/** Runs the callbacks that wait in `mockIdle`, as when the page is idle, and waits for their effects. */
export async function release(): Promise<void> {
  act(() => {
    const callbacks = [...pending.values()];
    pending.clear();
    for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
  // Waits for the content that the callbacks prerender: it renders when the act above ends, and a timer discards it.
  await act(() => new Promise((ready) => setTimeout(ready, 20)));
}
