/** The nonce that the server wrote into the page for its style policy; undefined when it sends none. */
export function nonceDeEstilos(): string | undefined {
  const contenido = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return contenido && !contenido.startsWith('__') ? contenido : undefined;
}
