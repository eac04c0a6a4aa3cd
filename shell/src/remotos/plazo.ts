/** Rejects with the signal's reason once it is aborted. */
export function tiempoAgotado(senal: AbortSignal): Promise<never> {
  return new Promise<never>((_, rechazar) => {
    senal.addEventListener('abort', () => rechazar(senal.reason), { once: true });
  });
}
