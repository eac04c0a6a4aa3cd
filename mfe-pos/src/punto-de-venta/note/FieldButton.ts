import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** Button that looks like a field, 52 px high by default. */
export const FieldButton = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 8,
  minWidth: 0,
  minHeight: 52,
  padding: '0 12px',
  borderRadius: theme.radii.m,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: 16,
  lineHeight: '24px',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  '&[data-error="true"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.error.main}` },
  '&.Mui-disabled': {
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.text.secondary, flex: 'none' },
  '& b, & small': { display: 'block', ...ELLIPSIS },
  '& b': { fontWeight: 700, lineHeight: '20px' },
  '& small': { fontSize: 13, lineHeight: '16px', color: theme.vars.palette.text.secondary },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  [theme.breakpoints.down('sm')]: { padding: '0 10px' },
}));
