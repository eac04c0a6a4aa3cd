import { cleanup, matchMedia, setMedia } from 'mock-match-media';

/** Sets the window's width for media queries, which jsdom can't answer. For a test or `beforeEach`. */
export function mockWidth(px: number): void {
  window.matchMedia = matchMedia;
  setMedia({ width: px });
}

/** Undoes `mockWidth`. For `afterEach`. */
export function restoreWidth(): void {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
}
