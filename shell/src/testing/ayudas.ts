/** A promise that the test settles when it wants to. */
export function pendiente<T>() {
  let resolve: (valor: T) => void = () => undefined;
  const promise = new Promise<T>((resolver) => {
    resolve = resolver;
  });
  return { promise, resolve };
}

/** The page's icon, as index.html has it. The rest of the head stays: styles live there. */
export function ponerIcono(href: string): void {
  document.querySelector('link[rel="icon"]')?.remove();
  const enlace = document.createElement('link');
  enlace.rel = 'icon';
  enlace.setAttribute('href', href);
  document.head.append(enlace);
}
