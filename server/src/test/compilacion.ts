const base64 = (texto: string) => Buffer.from(texto).toString('base64');

/** What a build has of its own; the rest is what the gate lets through. */
export interface Cambios {
  segmento?: string;
  titulo?: string;
  lugar?: 'barra';
  contrato?: number;
  codigo?: string;
  shared?: object[];
  sin?: string;
  otros?: Record<string, string>;
}

/** The files of a build that the gate lets through, but for `cambios`, as they are uploaded. */
export function compilacion({ sin, ...cambios }: Cambios = {}) {
  return Object.entries(archivosDe(cambios))
    .filter(([ruta]) => ruta !== sin)
    .map(([ruta, texto]) => ({ ruta, base64: base64(texto) }));
}

/** Path and text of each file of a build of the section `mfe-extra`. */
export function archivosDe({ segmento = 'extra', titulo = 'Extra', contrato = 1, codigo = 'let a = 1;', ...cambios }: Cambios) {
  const { lugar, shared = [], otros = {} } = cambios;
  const archivos: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({ metaData: { remoteEntry: { path: '', name: 'static/js/remoteEntry.js' } }, shared }),
    'remoto.json': JSON.stringify({ contrato, secciones: [{ segmento, titulo, permiso: 'ventas', lugar }] }),
    'static/js/remoteEntry.js': codigo,
    ...otros,
  };
  return archivos;
}
