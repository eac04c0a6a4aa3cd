import { deflateSync } from 'node:zlib';
import iconv from 'iconv-lite';

/** A grey picture: one byte per pixel, row by row from the top. */
interface GreyPicture {
  width: number;
  height: number;
  greys: Uint8Array;
}

interface PdfOptions {
  /** Pixels per inch. */
  dpi: number;
  title: string;
  /** The picture's text, line by line. It is invisible in the PDF, but can be searched and read aloud. */
  lines: readonly string[];
}

/** Points per inch. A point is the unit of PDF coordinates. */
const POINTS = 72;

/** Text as a PDF string in the encoding of the page's font. */
function pdfString(text: string): string {
  const encoded = iconv.encode(text.replaceAll('\u2212', '-'), 'windows-1252').toString('latin1');
  return `(${encoded.replace(/[\\()]/g, '\\$&')})`;
}

/** A title as a PDF string in UTF-16, which may have any character. */
const pdfTitle = (text: string) => `<FEFF${iconv.encode(text, 'utf16-be').toString('hex')}>`;

/** Draws text invisibly (rendering mode 3), from the top of the page. */
function hiddenText(lines: readonly string[], height: number): string {
  const step = height / (lines.length + 1);
  const shown = lines.map((line) => `${pdfString(line)} Tj T*`);
  return `BT /F1 8 Tf 3 Tr ${step.toFixed(3)} TL 10 ${(height - step).toFixed(3)} Td\n${shown.join('\n')}\nET`;
}

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** An object of the file: a dictionary, or a stream's dictionary and bytes. */
type PdfObject = string | { dictionary: string; content: Uint8Array };

function objectBytes(object: PdfObject): Uint8Array[] {
  if (typeof object === 'string') return [latin(object)];
  const { dictionary, content } = object;
  return [latin(`<< ${dictionary} /Length ${content.length} >>\nstream\n`), content, latin('\nendstream')];
}

/** Builds a PDF file (PDF 32000-1, 7.5) from its objects, which are numbered from 1; the first is the catalogue. */
function pdfFile(objects: readonly PdfObject[], info: number): Buffer {
  const parts: Uint8Array[] = [latin('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const offset = length();
    parts.push(latin(`${index + 1} 0 obj\n`), ...objectBytes(object), latin('\nendobj\n'));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...parts, latin(`xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)]);
}

/** A PDF with one page of the picture's size, with the picture's text laid invisibly over it. */
export function picturePdf({ width, height, greys }: GreyPicture, { dpi, title, lines }: PdfOptions): Buffer {
  const [wide, high] = [(width * POINTS) / dpi, (height * POINTS) / dpi];
  const box = `[0 0 ${wide.toFixed(2)} ${high.toFixed(2)}]`;
  const drawing = `q ${wide.toFixed(2)} 0 0 ${high.toFixed(2)} 0 0 cm /I1 Do Q\n${hiddenText(lines, high)}`;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return pdfFile(
    [
      '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /XObject << /I1 5 0 R >> /Font << /F1 6 0 R >> >> >>`,
      { dictionary: '', content: latin(drawing) },
      { dictionary: image, content: new Uint8Array(deflateSync(greys)) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Title ${pdfTitle(title)} >>`,
    ],
    7,
  );
}
