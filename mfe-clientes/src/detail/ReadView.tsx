import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../texts';

interface ReadViewProps {
  label: string;
  value: string;
  /** True makes the value span both columns. */
  wide?: boolean;
}

/** A value as text, in the column of its field in edit mode. */
export default function ReadView({ label, value, wide = false }: ReadViewProps) {
  return (
    <Box data-span={wide ? 2 : 1} sx={{ minWidth: 0 }}>
      <Typography component="dt" sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={value === '' ? { ...VALUE, fontWeight: 400, color: 'text.disabled' } : VALUE}>
        {value === '' ? TEXTS.detail.noValue : value}
      </Typography>
    </Box>
  );
}

const VALUE = { m: 0, mt: 0.5, fontSize: 16, lineHeight: '22px', fontWeight: 500, overflowWrap: 'anywhere' } as const;
