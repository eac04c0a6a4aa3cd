const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Changes to the default build, which the publish gate accepts. */
export interface Changes {
  segmento?: string;
  titulo?: string;
  lugar?: 'barra';
  contrato?: number;
  code?: string;
  shared?: object[];
  without?: string;
  others?: Record<string, string>;
}

/** The files of the default build as a team uploads them, with `changes` applied and without the file `without`. */
export function build({ without, ...changes }: Changes = {}) {
  return Object.entries(filesOf(changes))
    .filter(([path]) => path !== without)
    .map(([path, text]) => ({ ruta: path, base64: base64(text) }));
}

/** Path and text of each file of a section's build; by default of the section `extra`. */
export function filesOf({
  segmento: segment = 'extra',
  titulo: title = 'Extra',
  contrato: contract = 1,
  code = 'let a = 1;',
  ...changes
}: Changes) {
  const { lugar: place, shared = [], others = {} } = changes;
  const files: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { path: '', name: 'static/js/remoteEntry.js' } },
      shared,
    }),
    'remoto.json': JSON.stringify({
      contrato: contract,
      secciones: [{ segmento: segment, titulo: title, permiso: 'ventas', lugar: place }],
    }),
    'static/js/remoteEntry.js': code,
    ...others,
  };
  return files;
}
