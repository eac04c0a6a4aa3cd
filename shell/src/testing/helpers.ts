/** A promise that the test resolves. */
export function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolver) => {
    resolve = resolver;
  });
  return { promise, resolve };
}

/**
 * Sets the page's icon as index.html does. It replaces only the icon, because clearing the head would remove the
 * styles.
 */
export function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.remove();
  const link = document.createElement('link');
  link.rel = 'icon';
  link.setAttribute('href', href);
  document.head.append(link);
}
