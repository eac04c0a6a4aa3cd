/** Sets only the date (Thursday 2026-12-10, 09:00 in Mexico City, unless told): timers keep running for real. */
export function ponerFecha(momento = '2026-12-10T15:00:00Z'): void {
  jest.useFakeTimers({
    now: new Date(momento),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
}
