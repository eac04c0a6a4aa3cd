import type { Photo } from '@lavanda/shared/contract/schemas/sales';
import { html, type Markup } from '@lavanda/shared/ticket/page/html';
import { TEXTS } from '../texts.ts';

/** A photo with its URL on the public page. */
export interface PublicPhoto extends Pick<Photo, 'ancho' | 'alto'> {
  address: string;
}

/** Card with the photos taken at reception, each with a link to its full size and loaded lazily; null without photos. */
export function photoCard(photos: readonly PublicPhoto[]): Markup | null {
  if (photos.length === 0) return null;
  const picture = ({ address, ancho: width, alto: height }: PublicPhoto, index: number) =>
    html`<a href="${address}"><img src="${address}" width="${width}" height="${height}" loading="lazy" alt="${TEXTS.photo(index + 1, photos.length)}"></a>`;
  return html`<div class="pub"><section class="card" aria-labelledby="fotos"><h2 id="fotos">${TEXTS.photos}</h2><div class="fts">${photos.map(picture)}</div></section></div>
`;
}
