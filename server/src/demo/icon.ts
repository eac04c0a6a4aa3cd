import sharp from 'sharp';

const SIDE = 64;

/** Renders a logo (SVG data URI) as the tab icon: a PNG of `SIDE` by `SIDE` pixels, in a data URI. */
export async function iconOf(logo: string): Promise<string> {
  const svg = Buffer.from(decodeURIComponent(logo.slice(logo.indexOf(',') + 1)));
  const png = await sharp(svg).resize(SIDE, SIDE).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
