import { styled } from '@mui/material/styles';

/** Media query of phones, where the fields are above a sheet with the pad. */
const PHONE = '@media (max-width: 599.95px)';
/** Media query of windows without room for a denomination's amount: narrow tablets and phones. */
const NARROW = '@media (max-width: 899.95px)';

/** The fields and the pad side by side, filling the height of the page; on a phone the pad is below the fields. */
export const CountColumns = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 16,
  '& > *': { minHeight: 0 },
  '@media (max-width: 1359.95px)': { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: 12 },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  [PHONE]: { display: 'flex', flexDirection: 'column', gap: 10, flex: '1 0 auto' },
});

export const CountPaper = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 20px 20px',
  overflow: 'hidden auto',
  borderRadius: theme.radii.l,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('lg')]: { padding: '12px 16px 16px' },
  [PHONE]: { padding: '0 12px', overflow: 'visible', backgroundColor: 'transparent', boxShadow: 'none' },
}));

/** Surface of the number pad; on a phone, a sheet below the fields. */
export const PadPaper = styled(CountPaper)(({ theme }) => ({
  [PHONE]: {
    marginTop: 'auto',
    padding: '10px 12px 12px',
    borderRadius: `${theme.radii.xl}px ${theme.radii.xl}px 0 0`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& [role="group"] > button': {
    [theme.breakpoints.up('lg')]: { minHeight: 72 },
    [PHONE]: { minHeight: 50 },
  },
  '& [role="group"]': { [PHONE]: { gap: 6 } },
}));

export const DenominationGrid = styled('div')(({ theme }) => ({
  // The grid grows only from this small height, so that the other methods stay in sight in a low window.
  flex: '1 1 0',
  minHeight: 378,
  maxHeight: 546,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: '18px repeat(6, minmax(52px, 80px))',
  gap: '8px 14px',
  '& > p': { margin: 0, fontSize: 13, lineHeight: '18px', fontWeight: 600, color: theme.vars.palette.text.secondary },
  [PHONE]: { flex: 'none', minHeight: 0, gap: '6px 8px', gridTemplateRows: '18px repeat(6, 46px)' },
}));

/** Cell below the coins with the sum of the cash counted. */
export const Counted = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '0 14px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  [PHONE]: { padding: '0 10px', fontSize: 12, lineHeight: '15px' },
}));

/** A denomination: its swatch, the number of pieces and their sum. */
export const DenominationRow = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '58px 84px 84px minmax(0, 1fr)',
  alignItems: 'center',
  padding: '0 18px 0 14px',
  borderRadius: 12,
  cursor: 'text',
  fontSize: 17,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  '& > b': { fontWeight: 600 },
  '& .pieces': { display: 'flex', alignItems: 'center', gap: 5, fontSize: 22, fontWeight: 700 },
  '& .pieces > span': { fontSize: 15, fontWeight: 600, color: theme.vars.palette.text.disabled },
  '& input': {
    font: 'inherit',
    color: 'inherit',
    width: 'calc(4ch + 8px)',
    minWidth: 0,
    padding: '8px 4px',
    border: 0,
    background: 'none',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '& .amount': { justifySelf: 'end', fontWeight: 600 },
  '&[data-none="true"]': { '& .pieces, & .amount': { color: theme.vars.palette.text.disabled, fontWeight: 500 } },
  '&[data-current="true"]': {
    backgroundColor: theme.vars.palette.primary.tint50,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&[data-current="true"]': { outline: '2px solid Highlight' },
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '42px 66px minmax(0, 1fr) auto',
    padding: '0 12px 0 8px',
    fontSize: 16,
    '& .amount': { fontSize: 15 },
  },
  [NARROW]: { gridTemplateColumns: '42px minmax(0, 1fr) auto', '& .amount': { display: 'none' } },
  [PHONE]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    padding: '0 4px 0 4px',
    borderRadius: 10,
    '& .pieces': { fontSize: 19 },
    '& input': { width: 'calc(3ch + 2px)', textAlign: 'right' },
  },
}));

/** Lays out the fields for vouchers, transfers and links side by side. */
export const MethodFields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  '& [data-current="true"] .MuiOutlinedInput-notchedOutline': {
    borderColor: theme.vars.palette.primary.graphic,
    borderWidth: 2,
  },
  [theme.breakpoints.down('lg')]: { gap: 8 },
  [PHONE]: { '& .MuiInputAdornment-root': { display: 'none' }, '& .MuiOutlinedInput-root': { paddingLeft: 0 } },
}));

/** Large copy of the field that the pad writes to. Screen readers read the field itself. */
export const PadDisplay = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  padding: '12px 16px',
  borderRadius: 12,
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  '&[data-error="true"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.error.main}` },
  '& small': { fontSize: 16, fontWeight: 600, color: theme.vars.palette.text.secondary },
  [PHONE]: { padding: '6px 14px', fontSize: 26, lineHeight: '36px', marginBottom: 6 },
}));

/** Imitates a text caret after the text of `PadDisplay`, which isn't an input. */
export const Caret = styled('span')({
  display: 'inline-block',
  width: 2,
  height: '1.2em',
  marginLeft: 1,
  verticalAlign: '-.2em',
  backgroundColor: 'currentColor',
});
