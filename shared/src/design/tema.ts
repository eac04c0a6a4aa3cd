import { esES } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { COMPONENTES } from './componentes.ts';
import { paletaDelTenant } from './paleta.ts';
import './tipos.ts';
import { FUENTE, MARCA, MOVIMIENTO, NEUTROS, RADIOS, SIGNIFICADO, SOMBRAS } from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const letra = (px: number, renglon: number, peso: number) => ({
  fontSize: rem(px),
  lineHeight: `${renglon}px`,
  fontWeight: peso,
  letterSpacing: 0,
});
const titulo = (px: number, renglon: number) => ({ ...letra(px, renglon, 700), letterSpacing: '-0.01em' });

const significado = ({ texto, fondo, linea }: { texto: string; fondo: string; linea: string }) => ({
  main: texto,
  light: fondo,
  dark: texto,
  contrastText: '#ffffff',
  line: linea,
});

function sombras(): Theme['shadows'] {
  const niveles: string[] = Array.from({ length: 25 }, () => 'none');
  niveles[1] = SOMBRAS.tarjeta;
  niveles[8] = SOMBRAS.flotante;
  niveles[24] = SOMBRAS.dialogo;
  return niveles as Theme['shadows'];
}

function construir(primario: string, secundario: string): Theme {
  return createTheme(
    {
      cssVariables: true,
      spacing: 4,
      shape: { borderRadius: RADIOS.m },
      radii: RADIOS,
      palette: {
        ...paletaDelTenant({ primario, secundario }),
        error: significado(SIGNIFICADO.error),
        success: significado(SIGNIFICADO.exito),
        warning: significado(SIGNIFICADO.aviso),
        info: significado(SIGNIFICADO.info),
        text: { primary: NEUTROS.tinta, secondary: NEUTROS.tinta2, disabled: NEUTROS.tinta3 },
        background: { default: NEUTROS.fondo, paper: NEUTROS.superficie, sunken: NEUTROS.hundido, inverse: NEUTROS.inverso },
        divider: NEUTROS.linea,
        outline: NEUTROS.lineaFuerte,
        chartGrid: NEUTROS.cuadricula,
        brand: { main: MARCA.marca, second: MARCA.marca2, third: MARCA.marca3, mist: MARCA.niebla, grey: MARCA.gris },
      },
      typography: {
        fontFamily: FUENTE,
        fontWeightMedium: 500,
        display: titulo(40, 44),
        h1: titulo(24, 32),
        h2: titulo(20, 28),
        h3: titulo(16, 24),
        body1: letra(16, 24, 400),
        body2: letra(14, 20, 400),
        label: letra(13, 18, 600),
        caption: letra(12, 16, 500),
        button: { ...letra(15, 20, 600), textTransform: 'none' },
      },
      shadows: sombras(),
      transitions: {
        duration: {
          shortest: MOVIMIENTO.rapido,
          shorter: MOVIMIENTO.rapido,
          short: MOVIMIENTO.base,
          standard: MOVIMIENTO.base,
          complex: MOVIMIENTO.lento,
          enteringScreen: MOVIMIENTO.base,
          leavingScreen: MOVIMIENTO.rapido,
        },
        easing: { easeInOut: MOVIMIENTO.curva },
      },
      zIndex: { banner: 1090 },
      mixins: { toolbar: { minHeight: 56, '@media (min-width:1200px)': { minHeight: 60 } } },
      components: COMPONENTES,
    },
    esES,
  );
}

let ultimo: { clave: string; tema: Theme } | null = null;

/**
 * MUI's theme with the tenant's two colours ('#rrggbb', as authData brings them). The last pair is kept, so every section asks
 * for it on each render and gets the same object (UI guide 2 and 3).
 */
export function crearTema({ primario, secundario }: { primario: string; secundario: string }): Theme {
  const clave = `${primario}|${secundario}`.toLowerCase();
  if (ultimo?.clave !== clave) ultimo = { clave, tema: construir(primario, secundario) };
  return ultimo.tema;
}
