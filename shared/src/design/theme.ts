import { esES } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { COMPONENTS } from './components.ts';
import { tenantPalette } from './palette.ts';
import './types.ts';
import { FONT, MOTION, NEUTRALS, RADII, SEMANTIC, SHADOWS } from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const font = (px: number, lineHeight: number, weight: number) => ({
  fontSize: rem(px),
  lineHeight: `${lineHeight}px`,
  fontWeight: weight,
  letterSpacing: 0,
});
const title = (px: number, lineHeight: number) => ({ ...font(px, lineHeight, 700), letterSpacing: '-0.01em' });

const semantic = ({ text, background, line }: { text: string; background: string; line: string }) => ({
  main: text,
  light: background,
  dark: text,
  contrastText: '#ffffff',
  line,
});

function shadows(): Theme['shadows'] {
  const levels: string[] = Array.from({ length: 25 }, () => 'none');
  levels[1] = SHADOWS.card;
  levels[8] = SHADOWS.floating;
  levels[24] = SHADOWS.dialog;
  return levels as Theme['shadows'];
}

function build(primary: string, secondary: string): Theme {
  return createTheme(
    {
      cssVariables: true,
      spacing: 4,
      shape: { borderRadius: RADII.m },
      radii: RADII,
      palette: {
        ...tenantPalette({ primario: primary, secundario: secondary }),
        error: semantic(SEMANTIC.error),
        success: semantic(SEMANTIC.success),
        warning: semantic(SEMANTIC.warning),
        info: semantic(SEMANTIC.info),
        text: { primary: NEUTRALS.ink, secondary: NEUTRALS.ink2, disabled: NEUTRALS.ink3 },
        background: {
          default: NEUTRALS.background,
          paper: NEUTRALS.surface,
          sunken: NEUTRALS.sunken,
          inverse: NEUTRALS.inverse,
        },
        divider: NEUTRALS.line,
        outline: NEUTRALS.strongLine,
        chartGrid: NEUTRALS.grid,
      },
      typography: {
        fontFamily: FONT,
        fontWeightMedium: 500,
        display: title(40, 44),
        h1: title(24, 32),
        h2: title(20, 28),
        h3: title(16, 24),
        body1: font(16, 24, 400),
        body2: font(14, 20, 400),
        label: font(13, 18, 600),
        caption: font(12, 16, 500),
        button: { ...font(15, 20, 600), textTransform: 'none' },
      },
      shadows: shadows(),
      transitions: {
        duration: {
          shortest: MOTION.quick,
          shorter: MOTION.quick,
          short: MOTION.base,
          standard: MOTION.base,
          complex: MOTION.slow,
          enteringScreen: MOTION.base,
          leavingScreen: MOTION.quick,
        },
        easing: { easeInOut: MOTION.curve },
      },
      zIndex: { banner: 1090 },
      mixins: { toolbar: { minHeight: 56, '@media (min-width:1200px)': { minHeight: 60 } } },
      components: COMPONENTS,
    },
    esES,
  );
}

let last: { key: string; theme: Theme } | null = null;

/**
 * MUI theme for the tenant's two '#rrggbb' colours; the last theme made is cached for re-renders (UI guide 2 and 3).
 */
export function createTenantTheme({ primario: primary, secundario: secondary }: { primario: string; secundario: string }): Theme {
  const key = `${primary}|${secondary}`.toLowerCase();
  if (last?.key !== key) last = { key, theme: build(primary, secondary) };
  return last.theme;
}
