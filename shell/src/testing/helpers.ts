/** A promise that the test settles when it wants to. */
export function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolver) => {
    resolve = resolver;
  });
  return { promise, resolve };
}

/** The page's icon, as index.html has it. The rest of the head stays: styles live there. */
export function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.remove();
  const link = document.createElement('link');
  link.rel = 'icon';
  link.setAttribute('href', href);
  document.head.append(link);
}
