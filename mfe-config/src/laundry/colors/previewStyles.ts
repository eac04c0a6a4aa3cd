import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import { tabCorner } from '@lavanda/shared/ui/display/tabCorner';
import type { Theme } from '@mui/material/styles';

/** Frame of the preview's sample page, which draws the shell smaller than it is (UI guide, mock-up 10). */
export const FRAME = {
  borderRadius: '12px',
  overflow: 'hidden',
  boxShadow: (theme: Theme) => `0 0 0 1px ${theme.vars?.palette.divider}`,
  bgcolor: 'background.default',
} as const;

/** The tab strip of a browser window, drawn in the preview to show the favicon. */
export const TABS = { display: 'flex', p: '8px 10px 0', bgcolor: '#dfe4e8' } as const;

export const TAB = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  p: '6px 12px',
  borderRadius: '8px 8px 0 0',
  bgcolor: '#fff',
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 500,
  '& > span': ELLIPSIS,
  '& img': { objectFit: 'contain' },
} as const;

export const BAR = {
  display: 'flex',
  alignItems: 'center',
  height: 52,
  px: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: (theme: Theme) => `inset 0 3px 0 ${theme.vars?.palette.secondary.main}, inset 0 -1px 0 rgb(0 0 0 / .10)`,
  fontSize: 13.5,
  // The previewed bar: `b` is the open section, `i` another section, `em` the signed-in user.
  '& > b, & > i': {
    position: 'relative',
    alignSelf: 'flex-end',
    height: 42,
    px: 3,
    display: 'flex',
    alignItems: 'center',
    fontStyle: 'normal',
    fontWeight: 600,
  },
  '& > b': { borderRadius: '12px 12px 0 0', bgcolor: 'background.default', color: 'primary.text', fontWeight: 700 },
  '& > b::before': tabCorner('left'),
  '& > b::after': tabCorner('right'),
  '& > em': {
    flex: 'none',
    width: 34,
    height: 34,
    ml: 'auto',
    borderRadius: '50%',
    border: '2px solid #fff',
    display: 'grid',
    placeItems: 'center',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    fontStyle: 'normal',
    fontSize: 12,
    fontWeight: 700,
  },
} as const;

export const LOGO = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  height: 38,
  mr: 3.5,
  p: '0 12px 0 8px',
  borderRadius: '10px',
  bgcolor: '#fff',
  color: 'text.primary',
  fontSize: 14,
  fontWeight: 700,
  '& img': { display: 'block', height: 30, maxWidth: 96, objectFit: 'contain' },
  '& > span': ELLIPSIS,
} as const;

export const CONTENT = { display: 'grid', gap: '10px', p: '14px' } as const;
