/** The icons of the cards, as Material Icons draw them on 24 x 24 (LocalShippingOutlined, CheckroomRounded, TwoWheelerRounded, StorefrontOutlined, CheckCircleRounded). */
const TRAZOS = {
  camion:
    'M20 8h-3V4H3c-1.1 0-2 .9-2 2v11h2c0 1.66 1.34 3 3 3s3-1.34 3-3h6c0 1.66 1.34 3 3 3s3-1.34 3-3h2v-5zm-.5 1.5 1.96 2.5H17V9.5zM6 18c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1m2.22-3c-.55-.61-1.33-1-2.22-1s-1.67.39-2.22 1H3V6h12v9zM18 18c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1',
  prenda:
    'M21.6 18.2 13 11.75v-.91c1.65-.49 2.8-2.17 2.43-4.05-.26-1.31-1.3-2.4-2.61-2.7-1.76-.4-3.37.53-4.02 1.98-.3.67.18 1.43.91 1.43.39 0 .75-.22.9-.57.23-.55.76-.93 1.39-.93.83 0 1.5.67 1.5 1.5 0 .84-.69 1.52-1.53 1.5-.54-.01-.97.45-.97.99v1.76L2.4 18.2c-.77.58-.36 1.8.6 1.8h18c.96 0 1.37-1.22.6-1.8M6 18l6-4.5 6 4.5z',
  moto: 'M20 11c-.18 0-.36.03-.53.05L17.41 9H19c.55 0 1-.45 1-1v-.38c0-.74-.78-1.23-1.45-.89l-2.28 1.14L13.7 5.3c-.18-.19-.44-.3-.7-.3h-3c-.55 0-1 .45-1 1s.45 1 1 1h2.17c.27 0 .52.11.71.29L14.59 9h-3.35c-.16 0-.31.04-.45.11l-3.14 1.57c-.38.19-.85.12-1.15-.19l-1.2-1.2C5.11 9.11 4.85 9 4.59 9H1c-.55 0-1 .45-1 1s.45 1 1 1h3C1.48 11-.49 13.32.11 15.94c.33 1.45 1.5 2.62 2.95 2.95C5.68 19.49 8 17.52 8 15l1.41 1.41c.38.38.89.59 1.42.59h1.01c.72 0 1.38-.38 1.74-1.01l2.91-5.09 1.01 1.01c-1.13.91-1.76 2.41-1.38 4.05.34 1.44 1.51 2.61 2.95 2.94 2.61.59 4.93-1.39 4.93-3.9 0-2.21-1.79-4-4-4M4 17c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2m16 0c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2',
  tienda:
    'm21.9 8.89-1.05-4.37c-.22-.9-1-1.52-1.91-1.52H5.05c-.9 0-1.69.63-1.9 1.52L2.1 8.89c-.24 1.02-.02 2.06.62 2.88.08.11.19.19.28.29V19c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2v-6.94c.09-.09.2-.18.28-.28.64-.82.87-1.87.62-2.89m-2.99-3.9 1.05 4.37c.1.42.01.84-.25 1.17-.14.18-.44.47-.94.47-.61 0-1.14-.49-1.21-1.14L16.98 5zM13 5h1.96l.54 4.52c.05.39-.07.78-.33 1.07-.22.26-.54.41-.95.41-.67 0-1.22-.59-1.22-1.31zM8.49 9.52 9.04 5H11v4.69c0 .72-.55 1.31-1.29 1.31-.34 0-.65-.15-.89-.41-.25-.29-.37-.68-.33-1.07m-4.45-.16L5.05 5h1.97l-.58 4.86c-.08.65-.6 1.14-1.21 1.14-.49 0-.8-.29-.93-.47-.27-.32-.36-.75-.26-1.17M5 19v-6.03c.08.01.15.03.23.03.87 0 1.66-.36 2.24-.95.6.6 1.4.95 2.31.95.87 0 1.65-.36 2.23-.93.59.57 1.39.93 2.29.93.84 0 1.64-.35 2.24-.95.58.59 1.37.95 2.24.95.08 0 .15-.02.23-.03V19z',
  pagada:
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M9.29 16.29 5.7 12.7a.996.996 0 0 1 0-1.41c.39-.39 1.02-.39 1.41 0L10 14.17l6.88-6.88c.39-.39 1.02-.39 1.41 0s.39 1.02 0 1.41l-7.59 7.59c-.38.39-1.02.39-1.41 0',
} as const;

const dibujo = (nombre: keyof typeof TRAZOS, color: string) => `<path fill="${color}" d="${TRAZOS[nombre]}"/>`;

/** A drawing that goes behind what it is of, as an address that a style sheet takes. Drawn as elements, the icons were a third of what each card costs whenever the board comes back to the page. */
export interface Dibujo {
  direccion: string;
  /** Side, px. */
  lado: number;
}

const comoDibujo = (lado: number, ventana: number, contenido: string): Dibujo => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}" viewBox="0 0 ${ventana} ${ventana}">${contenido}</svg>`;
  return { direccion: `data:image/svg+xml,${encodeURIComponent(svg)}`, lado };
};

/** An icon in one colour ('#rrggbb'). */
const icono = (nombre: keyof typeof TRAZOS, color: string, lado: number): Dibujo => comoDibujo(lado, 24, dibujo(nombre, color));

/** The same on a plate of 40 px. */
function placa(nombre: keyof typeof TRAZOS, color: string, fondo: string): Dibujo {
  const centrado = `<g transform="translate(9 9) scale(${22 / 24})">${dibujo(nombre, color)}</g>`;
  return comoDibujo(40, 40, `<rect width="40" height="40" rx="12" fill="${fondo}"/>${centrado}`);
}

/** The colours, '#rrggbb', that the cards' icons have. */
export interface ColoresDeIconos {
  prenda: { color: string; fondo: string };
  camion: { color: string; fondo: string };
  atrasada: { color: string; fondo: string };
  lugar: string;
  pagada: string;
}

/** What the cards are drawn with. */
export type Iconos = Record<'prenda' | 'camion' | 'prendaAtrasada' | 'camionAtrasado' | 'tienda' | 'moto' | 'pagada', Dibujo>;

export function iconosDe({ prenda, camion, atrasada, lugar, pagada }: ColoresDeIconos): Iconos {
  return {
    prenda: placa('prenda', prenda.color, prenda.fondo),
    camion: placa('camion', camion.color, camion.fondo),
    prendaAtrasada: placa('prenda', atrasada.color, atrasada.fondo),
    camionAtrasado: placa('camion', atrasada.color, atrasada.fondo),
    tienda: icono('tienda', lugar, 18),
    moto: icono('moto', lugar, 18),
    pagada: icono('pagada', pagada, 19),
  };
}
