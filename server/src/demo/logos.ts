const dataUri = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${drawing}</svg>`)}`;

/** Logos of the demo laundries, as SVG data URIs; a laundry that uploads a logo has the address of a PNG image instead. */
export const LOGO_AGUA_CLARA = dataUri(
  '<circle cx="20" cy="20" r="20" fill="#274c77"/>' +
    '<path d="M20 6c5 7 9 11.500 9 17a9 9 0 0 1-18 0c0-5.500 4-10 9-17Z" fill="#a3cef1"/>' +
    '<path d="M11.200 22.500c3 2 5.800 2 8.800 0s5.800-2 8.800 0c.2 6-4 9.500-8.800 9.500s-9-3.500-8.800-9.500Z" fill="#fff"/>' +
    '<path d="M11.600 26.600c2.900 1.900 5.500 1.900 8.400 0s5.500-1.900 8.400 0" fill="none" stroke="#6096ba" stroke-width="1.600"/>',
);

/** The same logo in black lines, for thermal printers. */
export const TICKET_LOGO_AGUA_CLARA = dataUri(
  '<g fill="none" stroke="#000">' +
    '<circle cx="20" cy="20" r="18.500" stroke-width="2.400"/>' +
    '<path d="M20 7c5 7 8.500 11 8.500 16.200a8.500 8.500 0 0 1-17 0C11.500 18 15 14 20 7Z" stroke-width="2.200"/>' +
    '<path d="M12.400 23.500c2.800 1.800 5 1.800 7.600 0s4.800-1.800 7.600 0M13.400 27.500c2.400 1.600 4.300 1.600 6.600 0s4.200-1.600 6.600 0" stroke-width="1.800"/></g>',
);

const petal = (spin: number, color: string) =>
  `<path transform="rotate(${spin} 20 21)" d="M20 21C9 16 9 5 20 1.500 31 5 31 16 20 21Z" fill="${color}"/>` +
  `<path transform="rotate(${spin} 20 21)" d="M20 20V7" stroke="#f4c6da" stroke-width="1.200" stroke-linecap="round"/>`;

export const LOGO_BUGAMBILIA = dataUri(
  `${petal(0, '#a3195b')}${petal(120, '#c2337a')}${petal(240, '#8d1250')}` +
    '<circle cx="20" cy="21" r="3.600" fill="#0f8b8d"/><circle cx="20" cy="21" r="1.400" fill="#fff"/>',
);
