import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { cleanJpeg, JpegError } from './jpeg.ts';

const picture = (width = 40, height = 30, options: JpegOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#a04060' } })
    .jpeg(options)
    .toBuffer();

let plain: Buffer;
beforeAll(async () => {
  plain = await picture();
});

const join = (...parts: readonly Buffer[]) => Buffer.concat(parts.map((part) => new Uint8Array(part)));
/** A JPEG segment with this marker and data. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return join(head, data);
}
const after = (bytes: Buffer, from: number, ...inserted: Buffer[]) =>
  join(bytes.subarray(0, from), ...inserted, bytes.subarray(from));

function faultOf(bytes: Buffer): string | null {
  try {
    cleanJpeg(bytes);
    return null;
  } catch (error) {
    if (error instanceof JpegError) return error.fault;
    throw error;
  }
}

test.each([
  ['baseline', {}],
  ['progressive', { progressive: true }],
])('a %s JPEG stays the same picture, with its size', async (_kind, options) => {
  const bytes = await picture(64, 48, options);
  const clean = cleanJpeg(bytes);
  expect([clean.width, clean.height]).toEqual([64, 48]);
  const pixels = async (jpeg: Buffer) => (await sharp(jpeg).raw().toBuffer()).toString('hex');
  expect(await pixels(clean.bytes)).toBe(await pixels(bytes));
});

test('EXIF with its place, other metadata, comments and previews are left out; cleaning twice changes nothing', async () => {
  const withExif = await sharp(plain)
    .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '19/1 25/1 42/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(withExif.includes('Exif')).toBe(true);
  const data = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
  const metadata = fc
    .tuple(fc.constantFrom(0xe1, 0xe2, 0xed, 0xee, 0xef, 0xfe), data)
    .map(([marker, rest]) => segment(marker, rest));
  const { bytes: kept } = cleanJpeg(plain);
  expect(cleanJpeg(withExif).bytes.includes('Exif')).toBe(false);
  fc.assert(
    fc.property(fc.array(metadata, { maxLength: 4 }), (added) => {
      expect(cleanJpeg(after(plain, 2, ...added)).bytes.equals(new Uint8Array(kept))).toBe(true);
      expect(cleanJpeg(kept).bytes.equals(new Uint8Array(kept))).toBe(true);
    }),
  );
});

test('a JPEG that is cut anywhere is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: plain.length - 1 }), (end) => expect(faultOf(plain.subarray(0, end))).not.toBeNull()),
  );
});

test('any bytes get an answer: a picture within its limits, or why not', () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.uint8Array({ maxLength: 60 }), (changes, noise) => {
      expect(faultOf(Buffer.from(noise))).not.toBeNull();
      const bytes = Buffer.from(new Uint8Array(plain));
      for (const [at, value] of changes) bytes.writeUInt8(value, at % bytes.length);
      if (faultOf(bytes) === null) expect(Math.max(cleanJpeg(bytes).width, cleanJpeg(bytes).height)).toBeLessThanOrEqual(1600);
    }),
  );
});

/** The picture `plain` with a header that states this size. */
function resized(width: number, height: number): Buffer {
  const bytes = Buffer.from(new Uint8Array(plain));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]).toString('latin1'), 0, 'latin1');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

test('a picture of more than 1,600 pixels a side, such as a bomb of 65,535, is refused without decoding it', () => {
  expect(faultOf(resized(65_535, 65_535))).toBe('pixels');
  expect(faultOf(resized(1_601, 10))).toBe('pixels');
  expect(faultOf(resized(1_600, 1_600))).toBeNull();
  expect(faultOf(resized(0, 10))).toBe('damaged');
});

test('what is no JPEG, or more than a JPEG, is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const png = await sharp(plain).png().toBuffer();
  for (const other of [svg, png, Buffer.from('GIF89a'), Buffer.from('PK\x03\x04'), Buffer.alloc(0)])
    expect(faultOf(other)).toBe('format');
  for (const behind of [svg, Buffer.from('PK\x03\x04'), plain, Buffer.from([0])])
    expect(faultOf(join(plain, behind))).toBe('damaged');
  expect(faultOf(after(plain, 2, svg))).toBe('damaged');
  // These tables are longer than a JPEG needs, so a document could hide in them.
  expect(faultOf(after(plain, 2, segment(0xdb, Buffer.alloc(4_000))))).toBe('damaged');
  expect(faultOf(after(plain, 2, segment(0xbf, svg)))).toBe('damaged');
});

test('a JPEG of endless scans is refused', () => {
  const scan = plain.lastIndexOf(Buffer.from([0xff, 0xda]).toString('latin1'), undefined, 'latin1');
  const again = plain.subarray(scan, plain.length - 2);
  expect(faultOf(after(plain, plain.length - 2, ...Array.from({ length: 30 }, () => again)))).toBe('damaged');
});
