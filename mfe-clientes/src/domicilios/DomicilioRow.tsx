import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { pointOf } from './address';
import { TEXTS } from './texts';

export interface DomicilioRowProps {
  domicilio: Domicilio;
  number: number;
  selected: boolean;
  editable: boolean;
  onSelect(): void;
  onMove(): void;
  onEdit(): void;
  onRemove(): void;
}

/** Row of a numbered domicilio. Selecting the row shows the domicilio on the map; in edit mode the row has edit buttons. */
export default function DomicilioRow(props: DomicilioRowProps) {
  const { domicilio, number, selected, editable, onSelect, onMove, onEdit, onRemove } = props;
  const { descripcion: description } = domicilio;
  const located = pointOf(domicilio) !== null;
  return (
    <Box component="li" sx={[ROW, selected && { bgcolor: 'primary.tint50' }]}>
      <ButtonBase onClick={onSelect} aria-current={selected || undefined} sx={TEXT}>
        <Box component="span" sx={NUMBER}>
          {number}
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {description}
          {!located && (
            <Box component="span" sx={NO_LOCATION}>
              <LocationOffOutlined aria-hidden sx={{ fontSize: 16 }} />
              {TEXTS.withoutLocation}
            </Box>
          )}
        </Box>
      </ButtonBase>
      {editable && (
        <Box sx={ACTIONS}>
          <IconButton aria-label={(located ? TEXTS.moveName : TEXTS.locateName)(number, description)} onClick={onMove}>
            <EditLocationAltOutlined />
          </IconButton>
          <IconButton aria-label={TEXTS.editName(number, description)} onClick={onEdit}>
            <EditOutlined />
          </IconButton>
          <Button
            color="error"
            aria-label={TEXTS.removeName(number, description)}
            onClick={onRemove}
            sx={{ px: 2, minWidth: 0, mr: -2 }}
          >
            {TEXTS.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 3,
  minHeight: 48,
  px: 4,
  fontSize: 15,
  lineHeight: '20px',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const TEXT = {
  flex: 1,
  minWidth: { xs: '100%', sm: 0 },
  justifyContent: 'flex-start',
  gap: 3,
  py: 1,
  font: 'inherit',
  textAlign: 'left',
  borderRadius: '8px',
} as const;

const NUMBER = {
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: (theme: { vars: { palette: { primary: { edge: string } } } }) =>
    `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
} as const;

const NO_LOCATION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 13,
  lineHeight: '18px',
  color: 'warning.main',
} as const;

const ACTIONS = { display: 'flex', alignItems: 'center', ml: 'auto', flex: 'none' } as const;
