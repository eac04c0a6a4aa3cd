import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Card from '../form/Card';
import { COLOR_TEXTS as T } from '../texts';
import { contrastChecks, formatRatio } from './contrast';

/** Contrast of the chosen colours, measured on the theme derived from them. */
export default function ContrastTable({ colores: colors }: { colores: { primario: string; secundario: string } }) {
  return (
    <Card title={T.contrast}>
      <Box component="ul" aria-label={T.contrast} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {contrastChecks(colors.primario, colors.secundario).map(({ key, background, foreground: above, ratio, min }) => (
          <Box component="li" key={key} sx={LIST_ROW}>
            <Box aria-hidden style={{ backgroundColor: background, color: above }} sx={SAMPLE}>
              {key === 'charts' ? <span style={{ width: 10, height: 3, backgroundColor: above }} /> : 'Aa'}
            </Box>
            <span>{T[key]}</span>
            <b>{formatRatio(ratio)}</b>
            {ratio >= min ? (
              <CheckCircleRounded titleAccess={T.passes} color="success" />
            ) : (
              <CancelRounded titleAccess={T.doesNotPass} color="error" />
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const LIST_ROW = {
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  fontSize: 14,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& svg': { fontSize: 19 },
} as const;

const SAMPLE = {
  height: 30,
  borderRadius: '8px',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontSize: 15,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .10)',
} as const;
