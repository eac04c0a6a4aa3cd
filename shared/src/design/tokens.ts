/** Design tokens that no tenant changes (UI guide 2). */

/** Neutral roles. */
export const NEUTROS = {
  tinta: '#16202b',
  tinta2: '#4a5663',
  tinta3: '#5f6a76',
  fondo: '#f1f4f6',
  superficie: '#ffffff',
  hundido: '#e7ecef',
  linea: '#d9e0e5',
  lineaFuerte: '#8b8c89',
  cuadricula: '#e1e6ea',
  inverso: '#1c2732',
  serie: '#6b7680',
  foco: '#0b0f14',
  velo: 'rgb(15 23 31 / .52)',
} as const;

/** Meaning: error, success, warning and information, with the well behind their text and its edge. */
export const SIGNIFICADO = {
  error: { texto: '#b3261e', fondo: '#fcebe9', linea: '#e9b4af' },
  exito: { texto: '#1d6b41', fondo: '#e3f3e9', linea: '#a9d3ba' },
  aviso: { texto: '#8a5300', fondo: '#fff2da', linea: '#e9c583' },
  info: { texto: '#1b5e8f', fondo: '#e5f1fa', linea: '#a9cde8' },
} as const;

/** The product's own brand: sign-in and activation only. Its first two colours are the default tenant's. */
export const MARCA = { marca: '#274c77', marca2: '#6096ba', marca3: '#a3cef1', niebla: '#e7ecef', gris: '#8b8c89' } as const;

export const COLORES_PREDETERMINADOS = { primario: MARCA.marca, secundario: MARCA.marca2 } as const;

/** The family that the shell loads from @fontsource-variable/figtree. */
export const FUENTE = '"Figtree Variable", "Figtree", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Corner radii, px. */
export const RADIOS = { s: 8, m: 10, l: 14, xl: 20, completo: 999 } as const;

/** Heights a finger meets, px: any control, a field of the point of sale, a key of the pad. */
export const TACTO = { minimo: 44, pos: 52, tecla: 64 } as const;

export const SOMBRAS = {
  tarjeta: '0 1px 2px rgb(22 32 43 / .06)',
  flotante: '0 4px 16px rgb(22 32 43 / .12), 0 1px 3px rgb(22 32 43 / .10)',
  dialogo: '0 24px 64px rgb(22 32 43 / .28), 0 4px 16px rgb(22 32 43 / .16)',
} as const;

export const MOVIMIENTO = { rapido: 120, base: 180, lento: 260, curva: 'cubic-bezier(.2, 0, 0, 1)' } as const;
