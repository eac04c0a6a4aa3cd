/** Lets the page open without a signal. Browsers that have no workers, or none on plain http, need one. */
export function startWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const keepPage = () =>
    void workers.ready.then(({ active }) => active?.postMessage({ page: window.location.pathname })).catch(() => undefined);
  void workers.register('/r/sw.js', { scope: '/r/' }).then(keepPage, () => undefined);
  workers.addEventListener('controllerchange', keepPage);
}
