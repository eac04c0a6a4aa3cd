import { styled } from '@mui/material/styles';

/** Chip with a place on the rack. It is outlined, never filled, so that the place doesn't look like a folio. */
export const PlaceChip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 26,
  padding: '0 9px',
  borderRadius: 8,
  fontWeight: 700,
  fontSize: 14,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.secondary}`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
