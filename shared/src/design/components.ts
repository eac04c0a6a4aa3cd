import type { Components, Theme } from '@mui/material/styles';
import './types.ts';
import { FONT, MOTION, NEUTRALS, RADII, SHADOWS, TOUCH } from './tokens.ts';

/** Focus ring of controls other than text fields: black with a white gap, visible on any background (UI guide 8). */
const RING = {
  outline: `3px solid ${NEUTRALS.focus}`,
  outlineOffset: 2,
  boxShadow: '0 0 0 2px #fff',
} as const;

const NO_ENTRANCE = { appear: false } as const;

const DISABLED = { backgroundColor: NEUTRALS.sunken, color: NEUTRALS.ink3, boxShadow: 'none' } as const;

/** MUI component overrides; colours come from the palette's CSS variables. */
export const COMPONENTS: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { fontFamily: FONT, textSizeAdjust: '100%', scrollPaddingTop: 64, scrollPaddingBottom: 96 },
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      'h1, h2, h3': { textWrap: 'balance' },
      ':focus-visible': RING,
      'h1:focus-visible, h2[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // `none` instead of a short duration, which would still start a transition on every element, and inherited
          // colours would lag one frame per level.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    // Without disableTouchRipple a button re-renders on its first touch to mount the unused ripple.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'text' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH.min,
        minWidth: TOUCH.min,
        padding: '0 18px',
        borderRadius: RADII.m,
        whiteSpace: 'nowrap',
        // Only mouse hover has a transition: on touch screens a running transition delays the next tap by a frame.
        transition: 'none',
        '@media (hover: hover)': { '&:hover': { transition: `background-color ${MOTION.quick}ms ${MOTION.curve}` } },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
              '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}` },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.outline,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                backgroundColor: theme.vars.palette.background.default,
                borderColor: theme.vars.palette.outline,
              },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: {
              color: theme.vars.palette.primary.text,
              '&:hover': { backgroundColor: theme.vars.palette.primary.tint50 },
            },
          },
          { props: { size: 'large' }, style: { minHeight: 56, fontSize: 17, borderRadius: 12 } },
          // Forced colours remove the background, which is the only sign that this is a button.
          { props: { variant: 'contained' }, style: { '@media (forced-colors: active)': { border: '1px solid ButtonText' } } },
        ],
        '&.Mui-disabled': DISABLED,
        '&.MuiButton-text.Mui-disabled': { backgroundColor: 'transparent' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: TOUCH.min,
        height: TOUCH.min,
        borderRadius: RADII.m,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '& .MuiSvgIcon-root': { fontSize: 22 },
        variants: [{ props: { color: 'error' }, style: { color: theme.vars.palette.error.main } }],
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH.min,
        padding: '0 14px 0 10px',
        gap: 7,
        border: 0,
        borderRadius: RADII.m,
        fontSize: 14,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.light,
          color: theme.vars.palette.primary.text,
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
        },
        '&.Mui-disabled': { ...DISABLED, border: 0 },
        '@media (forced-colors: active)': {
          border: '1px solid ButtonText',
          '&.Mui-selected': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      }),
    },
  },
  // `visible` avoids a clip layer per icon, which costs layout and paint.
  MuiSvgIcon: { styleOverrides: { root: { overflow: 'visible' } } },
  // The global styles only detect autofill for floating labels, which this theme doesn't use, and their animation slows
  // every new field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: RADII.m,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&:hover:not(.Mui-error, .Mui-focused, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.graphic,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
        '& .MuiInputAdornment-root .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.text.secondary },
      }),
      input: {
        padding: '12px 14px',
        height: 24,
        lineHeight: '24px',
        '&::placeholder': { color: NEUTRALS.ink3, opacity: 1 },
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: RADII.l } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        fontSize: 12.5,
        fontWeight: 600,
        backgroundColor: theme.vars.palette.background.sunken,
        color: theme.vars.palette.text.secondary,
        '& .MuiChip-icon': { fontSize: 15, marginLeft: 7, marginRight: -4, color: 'inherit' },
        variants: [
          {
            props: { color: 'primary' },
            style: { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.text },
          },
          ...(['error', 'success', 'warning', 'info'] as const).map((color) => ({
            props: { color },
            style: { backgroundColor: theme.vars.palette[color].light, color: theme.vars.palette[color].main },
          })),
        ],
      }),
      label: { padding: '0 9px' },
    },
  },
  // No entrance transition: the user is about to type, and a fade costs an extra layout.
  MuiDialog: {
    defaultProps: { slotProps: { transition: NO_ENTRANCE, backdrop: { slotProps: { transition: NO_ENTRANCE } } } },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADII.xl,
        boxShadow: SHADOWS.dialog,
        margin: 24,
        maxHeight: 'calc(100% - 48px)',
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: '94%',
          borderRadius: `${RADII.xl}px ${RADII.xl}px 0 0`,
        },
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        // At 400 % zoom title and buttons would leave the content no height, so everything scrolls together.
        '@media (max-height: 420px)': {
          overflowY: 'auto',
          '& .MuiDialogContent-root': { flex: 'none', overflow: 'visible' },
        },
      }),
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: NEUTRALS.veil } } },
  },
  MuiMenu: { styleOverrides: { paper: { borderRadius: RADII.l, boxShadow: SHADOWS.floating } } },
  MuiMenuItem: {
    styleOverrides: {
      // Set twice because MUI makes menu items smaller than the touch height in windows wider than 600 px.
      root: ({ theme }) => ({
        minHeight: 48,
        fontSize: 15,
        fontWeight: 600,
        [theme.breakpoints.up('sm')]: { minHeight: 48 },
      }),
    },
  },
  MuiTableCell: { styleOverrides: { root: ({ theme }) => ({ borderBottomColor: theme.vars.palette.divider }) } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: NEUTRALS.inverse, color: '#fff', fontSize: 12 } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: NEUTRALS.inverse,
        color: '#fff',
        borderRadius: 12,
        minHeight: 52,
        fontSize: 15,
        fontWeight: 600,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: RADII.m,
        variants: (['error', 'success', 'warning', 'info'] as const).map((severity) => ({
          props: { severity, variant: 'standard' as const },
          style: {
            backgroundColor: `var(--mui-palette-${severity}-light)`,
            color: `var(--mui-palette-${severity}-main)`,
          },
        })),
      },
    },
  },
};
