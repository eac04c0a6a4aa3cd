import sharp from 'sharp';

const SIDE = 64;

/** A logo (data URI of an SVG) as the icon of a tab, as an uploaded one would be kept: a PNG, that the browser doesn't draw anew at each page. */
export async function iconOf(logo: string): Promise<string> {
  const svg = Buffer.from(decodeURIComponent(logo.slice(logo.indexOf(',') + 1)));
  const png = await sharp(svg).resize(SIDE, SIDE).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
