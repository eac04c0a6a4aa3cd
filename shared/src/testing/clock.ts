/** Fakes only the date (default: Thursday 2026-12-10, 09:00 in Mexico City); timers stay real. */
export function setDate(moment = '2026-12-10T15:00:00Z'): void {
  jest.useFakeTimers({
    now: new Date(moment),
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
