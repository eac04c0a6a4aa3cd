import { useCan } from '@lavanda/shared';
import { MOVEMENT_KINDS, MOVEMENT_NAMES, type MovementKind } from '@lavanda/shared/domain/caja';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LOW } from '../layout/CajaLayout';
import { TURNO_TEXTS as T } from '../texts';
import { MOVEMENT_ICONS } from './EntryRow';

interface TurnoActionsProps {
  /** Name of the user who opened the turno, if the current user may not close it; null if they may. */
  closer: string | null;
  /** URL of the page on which the turno is counted and closed. */
  corte: string;
  onMove(kind: MovementKind): void;
  onPartial(): void;
}

/** Buttons for an open turno; on a phone, a bar above the tabs if the user may change Caja. */
export default function TurnoActions({ closer, corte, onMove, onPartial }: TurnoActionsProps) {
  const mayChange = useCan('caja.cambiar');
  const withCorte = mayChange && closer === null;
  return (
    <Box sx={mayChange ? BAR : undefined}>
      {mayChange && <StickyFooterSpace height={72} />}
      {mayChange && (
        <Box sx={MOVES}>
          {MOVEMENT_KINDS.map((kind) => {
            const Icon = MOVEMENT_ICONS[kind];
            return (
              <Button key={kind} onClick={() => onMove(kind)} startIcon={<Icon />} sx={MOVE} {...fastTap}>
                {MOVEMENT_NAMES[kind]}
              </Button>
            );
          })}
        </Box>
      )}
      <Box sx={CORTE_ROW}>
        <Button
          variant="outlined"
          size="large"
          onClick={onPartial}
          sx={{ display: { xs: mayChange ? 'none' : 'flex', sm: 'flex' }, minHeight: 60, px: 3.5, fontSize: 15 }}
        >
          {T.partial}
        </Button>
        {withCorte && (
          <Button component={Link} to={corte} variant="contained" size="large" startIcon={<ReceiptLongOutlined />} sx={CORTE}>
            {T.corte}
            <Box component="kbd" aria-hidden sx={KEY}>
              {T.corteKey}
            </Box>
          </Button>
        )}
        {mayChange && closer !== null && (
          <Typography variant="body2" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
            {T.notYours(closer)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The bar stands above the phone's tabs; the shell sets their height as a CSS variable. */
const BAR = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: '3fr 1.15fr', sm: '1fr' },
  position: { xs: 'fixed', sm: 'static' },
  inset: { xs: 'auto 0 var(--lavanda-pestanas, 64px)', sm: 'auto' },
  zIndex: { xs: 20, sm: 'auto' },
  p: { xs: '8px 12px', sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  borderTop: { xs: '1px solid', sm: 0 },
  borderColor: { xs: 'divider' },
  [LOW]: { position: 'static' },
} as const;

const MOVES = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { xs: 1.5, sm: 2 } } as const;

const COLUMN_ON_PHONE = {
  flexDirection: { xs: 'column', sm: 'row' },
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

const MOVE = {
  minHeight: { xs: 56, sm: 52 },
  minWidth: 0,
  px: 1.5,
  fontSize: { xs: 13, sm: 15 },
  lineHeight: { xs: '16px', sm: '20px' },
  color: 'primary.text',
  bgcolor: 'primary.light',
  ...COLUMN_ON_PHONE,
} as const;

const CORTE_ROW = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' }, gap: 2 } as const;

const CORTE = {
  minHeight: { xs: 56, sm: 60 },
  minWidth: 0,
  px: 2,
  fontSize: { xs: 14, sm: 18 },
  lineHeight: { xs: '16px', sm: '24px' },
  fontWeight: 700,
  ...COLUMN_ON_PHONE,
} as const;

const KEY = {
  display: 'none',
  '@media (min-width: 1200px) and (pointer: fine)': { display: 'inline-block' },
  ml: 2,
  px: 1.5,
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  borderRadius: '5px',
  boxShadow: 'inset 0 0 0 1px currentColor',
} as const;
