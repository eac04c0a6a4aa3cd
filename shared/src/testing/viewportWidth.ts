import { cleanup, matchMedia, setMedia } from 'mock-match-media';

/** From now on the window is `px` wide for what asks it by a media query, which jsdom can't answer. For a test or for `beforeEach`. */
export function mockWidth(px: number): void {
  window.matchMedia = matchMedia;
  setMedia({ width: px });
}

/** A window that can't tell its width, again. For `afterEach`. */
export function restoreWidth(): void {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
}
