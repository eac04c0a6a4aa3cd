import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text of a PDF: where it begins and ends from the left, and its size, in points. */
export interface TextoPdf {
  texto: string;
  izquierda: number;
  derecha: number;
  tamano: number;
}

export interface PaginaPdf {
  /** mm. */
  ancho: number;
  alto: number;
  textos: TextoPdf[];
}

const MM_POR_PUNTO = 25.4 / 72;

/** What a printer would be sent: the pages with their size and every piece of text. */
export async function leerPdf(datos: Buffer): Promise<PaginaPdf[]> {
  const tarea = getDocument({ data: new Uint8Array(datos), verbosity: 0 });
  const documento = await tarea.promise;
  const paginas: PaginaPdf[] = [];
  for (let numero = 1; numero <= documento.numPages; numero++) {
    const pagina = await documento.getPage(numero);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pagina.view;
    const { items } = await pagina.getTextContent();
    paginas.push({
      ancho: (x2 - x1) * MM_POR_PUNTO,
      alto: (y2 - y1) * MM_POR_PUNTO,
      textos: items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                texto: item.str,
                izquierda: item.transform[4],
                derecha: item.transform[4] + item.width,
                tamano: Math.hypot(item.transform[2], item.transform[3]),
              },
            ]
          : [],
      ),
    });
  }
  await tarea.destroy();
  return paginas;
}

/** All the words of a page, in reading order. */
export function palabrasDe({ textos }: PaginaPdf): string {
  return textos
    .map(({ texto }) => texto)
    .join(' ')
    .replace(/\s+/g, ' ');
}
