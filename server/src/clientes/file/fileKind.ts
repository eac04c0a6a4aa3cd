import { InvalidFile } from './invalidFile.ts';
import type { Format } from './readFile.ts';
import { TEXTS } from './texts.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Signature of a compound file, the format of Excel 97 to 2003. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Number of leading bytes searched for an OpenDocument's type or the start of a list of contacts. */
const BEGINNING = 200;

/**
 * The file's format, judged by its bytes, because its name may be wrong.
 * @param said the format according to the name
 * @throws InvalidFile for a file of another program; the message says what to do
 */
export function formatOf(bytes: Uint8Array, said: Format): Format {
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1');
  if (startsWith(bytes, OLE)) throw new InvalidFile(TEXTS.otherFormat('de Excel anterior (XLS)'));
  if (startsWith(bytes, ZIP) && beginning.includes('mimetypeapplication/vnd.oasis.opendocument'))
    throw new InvalidFile(TEXTS.otherFormat('de OpenDocument (ODS)'));
  if (/^(?:\u00EF\u00BB\u00BF)?\s*BEGIN:VCARD/i.test(beginning)) throw new InvalidFile(TEXTS.contacts);
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return 'xlsx';
  // A file named XLSX is read as CSV if it is text: without zero bytes, or UTF-16, which begins with a byte order mark.
  const text = !bytes.includes(0) || startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  return said === 'xlsx' && text ? 'csv' : said;
}
