const dataUri = (dibujo: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${dibujo}</svg>`)}`;

/** Logos of the demo laundries, as an uploaded file would be kept. */
export const LOGO_AGUA_CLARA = dataUri(
  '<circle cx="20" cy="20" r="20" fill="#274c77"/>' +
    '<path d="M20 6c5 7 9 11.500 9 17a9 9 0 0 1-18 0c0-5.500 4-10 9-17Z" fill="#a3cef1"/>' +
    '<path d="M11.200 22.500c3 2 5.800 2 8.800 0s5.800-2 8.800 0c.2 6-4 9.500-8.800 9.500s-9-3.500-8.800-9.500Z" fill="#fff"/>' +
    '<path d="M11.600 26.600c2.900 1.900 5.500 1.900 8.400 0s5.500-1.900 8.400 0" fill="none" stroke="#6096ba" stroke-width="1.600"/>',
);

const petalo = (giro: number, color: string) =>
  `<path transform="rotate(${giro} 20 21)" d="M20 21C9 16 9 5 20 1.500 31 5 31 16 20 21Z" fill="${color}"/>` +
  `<path transform="rotate(${giro} 20 21)" d="M20 20V7" stroke="#f4c6da" stroke-width="1.200" stroke-linecap="round"/>`;

export const LOGO_BUGAMBILIA = dataUri(
  `${petalo(0, '#a3195b')}${petalo(120, '#c2337a')}${petalo(240, '#8d1250')}` +
    '<circle cx="20" cy="21" r="3.600" fill="#0f8b8d"/><circle cx="20" cy="21" r="1.400" fill="#fff"/>',
);
