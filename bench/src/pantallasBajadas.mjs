/**
 * Counts what a page gets over the wire, answers with their headers' bodies compressed as they came; what the browser had isn't counted.
 * `tomar()` gives what came since the last time: files and calls, bytes of all and of scripts, how many.
 */
export async function vigilarBajadas(pagina) {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('Network.enable');
  const rutas = new Map();
  let tomadas = [];
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const guardada = response.fromDiskCache || response.fromPrefetchCache || response.fromServiceWorker;
    if (response.url.startsWith('http')) rutas.set(requestId, { ruta: new URL(response.url).pathname, type, guardada });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => rutas.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bajada = rutas.get(requestId);
    if (bajada && !bajada.guardada) tomadas.push({ ...bajada, bytes: encodedDataLength });
  });
  const sumar = (cuales) => cuales.reduce((suma, { bytes }) => suma + bytes, 0);
  return {
    tomar: () => {
      const estas = tomadas;
      tomadas = [];
      const archivos = estas.filter(({ ruta }) => !ruta.startsWith('/api/'));
      return {
        bytes: sumar(estas),
        peticiones: estas.length,
        js: sumar(archivos.filter(({ ruta }) => ruta.endsWith('.js'))),
        deArchivos: sumar(archivos),
        archivos: archivos.length,
      };
    },
  };
}
