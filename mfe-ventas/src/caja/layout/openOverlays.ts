const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** How many dialogs and menus are on the screen, those of the app's bar included. The page's keys are theirs meanwhile. */
export function openOverlays(): number {
  return [...document.querySelectorAll(OVERLAYS)].filter((overlay) => overlay.checkVisibility?.() ?? true).length;
}
