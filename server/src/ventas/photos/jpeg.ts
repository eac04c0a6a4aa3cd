import { MAX_PHOTO_SIDE } from '@lavanda/shared/domain/observations';

/** Why a file is refused: not a JPEG, too many pixels, or a JPEG that is damaged or has parts that `cleanJpeg` doesn't accept. */
export type JpegFault = 'format' | 'pixels' | 'damaged';

export class JpegError extends Error {
  constructor(readonly fault: JpegFault) {
    super(fault);
  }
}

/** A JPEG without metadata; `width` and `height` in pixels. */
export interface CleanJpeg {
  bytes: Buffer;
  width: number;
  height: number;
}

const [SOI, EOI, SOS, APP0] = [0xd8, 0xd9, 0xda, 0xe0];
/** Baseline, extended and progressive frames, which browsers can draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Largest allowed length of the kept segments, by marker: Huffman tables, quantization tables, restart interval. */
const TABLES = new Map([
  [0xc4, 2 + 8 * 273],
  [0xdb, 2 + 4 * 129],
  [0xdd, 4],
]);
/** Maximum number of scans of a progressive picture. A file with thousands of scans keeps a decoder busy for minutes. */
const MAX_SCANS = 20;
/** The text with which JFIF's APP0 segment begins. */
const JFIF = 'JFIF\0';
/** Length of an APP0 segment up to its thumbnail, bytes. */
const JFIF_BYTES = 16;

const isMetadata = (marker: number) => (marker >= APP0 && marker <= 0xef) || marker === 0xfe;

/** The width and height that a frame's header states, pixels. */
function readFrame(segment: Buffer): { width: number; height: number } {
  const components = segment.length > 7 ? segment.readUInt8(7) : 0;
  if ((components !== 1 && components !== 3) || segment.length !== 8 + 3 * components || segment.readUInt8(2) !== 8)
    throw new JpegError('damaged');
  const [height, width] = [segment.readUInt16BE(3), segment.readUInt16BE(5)];
  if (width === 0 || height === 0) throw new JpegError('damaged');
  if (width > MAX_PHOTO_SIDE || height > MAX_PHOTO_SIDE) throw new JpegError('pixels');
  return { width, height };
}

/** Offset of the marker after a scan's data; a stuffed 0xFF00 and the restart markers belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new JpegError('damaged');
}

/** The header of JFIF's APP0 segment without its thumbnail; null for any other APP0 segment. */
function withoutThumbnail(segment: Buffer): Buffer | null {
  if (segment.length < JFIF_BYTES || segment.toString('latin1', 2, 7) !== JFIF) return null;
  const kept = Buffer.from(new Uint8Array(segment.subarray(0, JFIF_BYTES)));
  kept.writeUInt16BE(JFIF_BYTES, 0);
  kept.writeUInt16BE(0, JFIF_BYTES - 2);
  return kept;
}

/** The part to keep of a segment that is neither frame nor scan; null for metadata. */
function keptSegment(marker: number, segment: Buffer): Buffer | null {
  if (marker === APP0) return withoutThumbnail(segment);
  if (isMetadata(marker)) return null;
  if (segment.length > (TABLES.get(marker) ?? 0)) throw new JpegError('damaged');
  return segment;
}

/**
 * Checks a JPEG segment by segment, without decoding it, and removes metadata: EXIF with its position, XMP, previews and
 * comments. A file with bytes outside the picture, such as one that is of two types at once, is refused.
 * @throws JpegError 'format', 'pixels' (over 1,600 a side) or 'damaged'
 */
export function cleanJpeg(bytes: Buffer): CleanJpeg {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + SOI) throw new JpegError('format');
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frame: { width: number; height: number } | null = null;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (at + 2 > bytes.length || bytes.readUInt8(at) !== 0xff) throw new JpegError('damaged');
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI) break;
    if (at + 4 > bytes.length) throw new JpegError('damaged');
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 2, end);
    if (segment.length < 2 || end > bytes.length) throw new JpegError('damaged');
    if (FRAMES.has(marker)) {
      if (frame !== null) throw new JpegError('damaged');
      frame = readFrame(segment);
      kept.push(bytes.subarray(at, end));
    } else if (marker === SOS) {
      scans += 1;
      if (frame === null || scans > MAX_SCANS || segment.length > 12) throw new JpegError('damaged');
      end = endOfScan(bytes, end);
      kept.push(bytes.subarray(at, end));
    } else {
      const rest = keptSegment(marker, segment);
      if (rest !== null) kept.push(bytes.subarray(at, at + 2), rest);
    }
    at = end;
  }
  if (frame === null || scans === 0 || at + 2 !== bytes.length) throw new JpegError('damaged');
  kept.push(bytes.subarray(at));
  return { bytes: Buffer.concat(kept.map((part) => new Uint8Array(part))), ...frame };
}
