import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text in a PDF: left and right edges and font size, in points. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  size: number;
}

export interface PdfPage {
  /** Size of the page, mm. */
  width: number;
  height: number;
  texts: PdfText[];
}

const MM_PER_POINT = 25.4 / 72;

/** Reads a PDF as printed: its pages with their size and every piece of text. */
export async function readPdf(data: Buffer): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const doc = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view;
    const { items } = await page.getTextContent();
    pages.push({
      width: (x2 - x1) * MM_PER_POINT,
      height: (y2 - y1) * MM_PER_POINT,
      texts: items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                left: item.transform[4],
                right: item.transform[4] + item.width,
                size: Math.hypot(item.transform[2], item.transform[3]),
              },
            ]
          : [],
      ),
    });
  }
  await task.destroy();
  return pages;
}

/** All the words of a page, in the order in which the PDF has them. */
export function wordsOf({ texts }: PdfPage): string {
  return texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}
