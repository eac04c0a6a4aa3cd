const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Number of dialogs and menus on screen, including those of the app's bar. While one is open, the page's shortcuts are off. */
export function openOverlays(): number {
  return [...document.querySelectorAll(OVERLAYS)].filter((overlay) => overlay.checkVisibility?.() ?? true).length;
}
