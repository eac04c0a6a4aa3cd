/** What code puts into the shared slice. */
export interface Inyecciones {
  endpoints: string[];
  /** Tag types its endpoints provide or invalidate. */
  etiquetas: string[];
  /** Calls of `injectEndpoints` whose endpoints can't be read: they aren't written inside it. */
  ilegibles: number;
}

const APERTURAS = '([{';
const CIERRES = ')]}';

/** Where a string, a comment or a template that begins at `desde` ends; `desde` when none does. */
function finDeTexto(codigo: string, desde: number): number {
  const [este, otro] = [codigo[desde], codigo[desde + 1]];
  if (este === '/' && otro === '/') return finDe(codigo, '\n', desde);
  if (este === '/' && otro === '*') return finDe(codigo, '*/', desde + 2);
  if (este !== '"' && este !== "'" && este !== '`') return desde;
  for (let i = desde + 1; i < codigo.length; i += 1) {
    if (codigo[i] === '\\') i += 1;
    else if (codigo[i] === este) return i + 1;
    else if (este === '`' && codigo[i] === '$' && codigo[i + 1] === '{') i = finDeGrupo(codigo, i + 1) - 1;
  }
  return codigo.length;
}

function finDe(codigo: string, marca: string, desde: number): number {
  const fin = codigo.indexOf(marca, desde);
  return fin < 0 ? codigo.length : fin + marca.length;
}

/** Where the group that opens at `desde` is closed. */
function finDeGrupo(codigo: string, desde: number): number {
  let hondura = 0;
  for (let i = desde; i < codigo.length; ) {
    const fin = finDeTexto(codigo, i);
    if (fin > i) {
      i = fin;
      continue;
    }
    const letra = codigo[i] ?? '';
    if (APERTURAS.includes(letra)) hondura += 1;
    if (CIERRES.includes(letra)) hondura -= 1;
    i += 1;
    if (hondura === 0) return i;
  }
  return codigo.length;
}

/** Each call of `funcion` in `codigo`, from its opening parenthesis to its closing one. */
function llamadas(codigo: string, funcion: string): string[] {
  const inicio = new RegExp(`\\b${funcion}\\s*(?=\\()`, 'g');
  return [...codigo.matchAll(inicio)].map((hallada) => {
    const desde = hallada.index + hallada[0].length;
    return codigo.slice(desde, finDeGrupo(codigo, desde));
  });
}

const CONSTRUCTOR =
  /\bendpoints\s*:\s*(?:function\s*\w*\s*)?\(?\s*([\w$]+)\s*\)?\s*(?:=>|\{)|\bendpoints\s*\(\s*([\w$]+)\s*\)\s*\{/;

function endpointsDe(llamada: string): string[] {
  const hallado = CONSTRUCTOR.exec(llamada);
  const haciendo = hallado?.[1] ?? hallado?.[2];
  if (haciendo === undefined) return [];
  const uno = new RegExp(
    `([\\w$]+)["']?\\s*:\\s*${haciendo.replaceAll('$', '\\$')}\\s*\\.\\s*(?:query|mutation|infiniteQuery)\\b`,
    'g',
  );
  return [...llamada.matchAll(uno)].map((par) => par[1] ?? '');
}

/** Where what stands after `providesTags:` ends: at its comma, or where what holds it is closed. */
function expresion(codigo: string, desde: number): string {
  for (let i = desde; i < codigo.length; ) {
    const letra = codigo[i] ?? '';
    if (letra === ',' || CIERRES.includes(letra)) return codigo.slice(desde, i);
    const fin = finDeTexto(codigo, i);
    if (fin > i) i = fin;
    else i = APERTURAS.includes(letra) ? finDeGrupo(codigo, i) : i + 1;
  }
  return codigo.slice(desde);
}

const TIPO = /\btype\s*:\s*["']([A-Za-z]\w*)["']/g;

function etiquetasDe(llamada: string): string[] {
  return [...llamada.matchAll(/\b(?:providesTags|invalidatesTags)\s*:/g)].flatMap((hallada) => {
    const texto = expresion(llamada, hallada.index + hallada[0].length);
    const sueltas = texto.matchAll(/(?<=[[,]\s*)["']([A-Za-z]\w*)["'](?=\s*[\],])/g);
    return [...texto.matchAll(TIPO), ...sueltas].map((par) => par[1] ?? '');
  });
}

const unicos = (nombres: readonly string[]) => [...new Set(nombres)].toSorted();

/** Reads what code, as it was written or as it was bundled and minified, injects into the shared slice. */
export function inyeccionesEn(codigo: string): Inyecciones {
  const hechas = llamadas(codigo, 'injectEndpoints');
  return {
    endpoints: unicos(hechas.flatMap(endpointsDe)),
    etiquetas: unicos(hechas.flatMap(etiquetasDe)),
    ilegibles: hechas.filter((llamada) => endpointsDe(llamada).length === 0).length,
  };
}

/**
 * The same of one source file, where the tags may also stand in constants beside the call: every `{ type: 'Tag', id }` of a file that injects is one.
 */
export function inyeccionesDelArchivo(codigo: string): Inyecciones {
  const { etiquetas, ...resto } = inyeccionesEn(codigo);
  if (resto.endpoints.length === 0) return { etiquetas, ...resto };
  const constantes = [...codigo.matchAll(/\{\s*type\s*:\s*["']([A-Za-z]\w*)["'](?:\s+as\s+const)?\s*(?:,\s*id\b|\})/g)];
  return { ...resto, etiquetas: unicos([...etiquetas, ...constantes.map((par) => par[1] ?? '')]) };
}

/** What a slice is made with (`createApi`): its own endpoints and the tags it knows. */
export function sliceEn(codigo: string): { endpoints: string[]; etiquetas: string[] } {
  const hechas = llamadas(codigo, 'createApi');
  const listas = hechas.map((llamada) => /\btagTypes\s*:\s*\[([^\]]*)\]/.exec(llamada)?.[1] ?? '');
  return {
    endpoints: unicos(hechas.flatMap(endpointsDe)),
    etiquetas: unicos(listas.flatMap((lista) => [...lista.matchAll(/["'](\w+)["']/g)].map((par) => par[1] ?? ''))),
  };
}
