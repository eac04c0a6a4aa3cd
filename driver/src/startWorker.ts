/**
 * Registers the service worker, so that the page opens without a signal. In a browser without service workers (as on plain
 * http) the page opens only with a signal.
 */
export function startWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const keepPage = () =>
    void workers.ready.then(({ active }) => active?.postMessage({ page: window.location.pathname })).catch(() => undefined);
  void workers.register('/r/sw.js', { scope: '/r/' }).then(keepPage, () => undefined);
  workers.addEventListener('controllerchange', keepPage);
}
