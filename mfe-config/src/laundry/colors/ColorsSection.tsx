import { deriveTheme } from '@lavanda/shared/design/deriveTheme';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { COLOR_TEXTS as T } from '../texts';
import ColorField from './ColorField';

interface ColorsSectionProps {
  form: IdentityForm;
  colores: { primario: string; secundario: string };
}

/** Suggested colour pairs: the product's own, then others with enough contrast in every role (UI guide, mock-up 10). */
const COMBINATIONS: readonly { primario: string; secundario: string }[] = [
  { primario: '#274C77', secundario: '#6096BA' },
  { primario: '#A3195B', secundario: '#0F8B8D' },
  { primario: '#F2C230', secundario: '#E4572E' },
  { primario: '#1F6F54', secundario: '#E09F3E' },
  { primario: '#5B3A8C', secundario: '#C08497' },
  { primario: '#B23A1E', secundario: '#335C67' },
];

/** Fields for the laundry's two colours, which can be typed, picked, or taken from a suggested pair. */
export default function ColorsSection({ form, colores: colors }: ColorsSectionProps) {
  const darkOnTop = deriveTheme(colors.primario, colors.secundario).onPrimary === '#000000';
  return (
    <Card title={T.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <ColorField form={form} which="primario" color={colors.primario} />
        <ColorField form={form} which="secundario" color={colors.secundario} />
      </Box>
      <Box role="group" aria-label={T.combinations} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {COMBINATIONS.map((combination) => (
          <ButtonBase
            key={combination.primario}
            aria-label={T.combination(combination.primario.toLowerCase(), combination.secundario.toLowerCase())}
            aria-pressed={
              combination.primario.toLowerCase() === colors.primario.toLowerCase() &&
              combination.secundario.toLowerCase() === colors.secundario.toLowerCase()
            }
            onClick={() => form.write('colores.', combination)}
            sx={COMBINATION}
          >
            <Box component="span" sx={{ bgcolor: combination.primario }} />
            <Box component="span" sx={{ bgcolor: combination.secundario }} />
          </ButtonBase>
        ))}
      </Box>
      <Box role="status">
        {darkOnTop && (
          <Box sx={{ display: 'flex', gap: 2, mt: 3, fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>
            <InfoOutlined aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
            {T.claro}
          </Box>
        )}
      </Box>
    </Card>
  );
}

const COMBINATION = {
  width: 44,
  height: 44,
  borderRadius: '12px',
  overflow: 'hidden',
  alignItems: 'stretch',
  border: 1,
  borderColor: 'divider',
  '& > span': { flex: 1 },
  '&[aria-pressed="true"]': { boxShadow: '0 0 0 2px #fff, 0 0 0 4px var(--mui-palette-text-primary)' },
} as const;
