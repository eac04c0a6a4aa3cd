/** The dialogs and menus on screen, including those of the app's bar. While one is open, the page's shortcuts are off. */
export function openOverlays(): Element[] {
  const overlays = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
  return [...overlays].filter((overlay) => overlay.checkVisibility?.() ?? true);
}
