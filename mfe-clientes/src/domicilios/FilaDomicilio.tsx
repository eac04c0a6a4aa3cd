import type { Domicilio } from '@lavanda/shared/contract/clientes';
import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { puntoDe } from './direccion';
import { TEXTOS } from './textos';

export interface FilaDomicilioProps {
  domicilio: Domicilio;
  numero: number;
  elegido: boolean;
  editable: boolean;
  onElegir(): void;
  onMover(): void;
  onEditar(): void;
  onEliminar(): void;
}

/** One address with its number: choosing it shows it on the map; in edit mode, everything that can be done with it. */
export default function FilaDomicilio(props: FilaDomicilioProps) {
  const { domicilio, numero, elegido, editable, onElegir, onMover, onEditar, onEliminar } = props;
  const { descripcion } = domicilio;
  const ubicado = puntoDe(domicilio) !== null;
  return (
    <Box component="li" sx={[FILA, elegido && { bgcolor: 'primary.tint50' }]}>
      <ButtonBase onClick={onElegir} aria-current={elegido || undefined} sx={TEXTO}>
        <Box component="span" sx={NUMERO}>
          {numero}
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {descripcion}
          {!ubicado && (
            <Box component="span" sx={SIN_UBICACION}>
              <LocationOffOutlined aria-hidden sx={{ fontSize: 16 }} />
              {TEXTOS.sinUbicacion}
            </Box>
          )}
        </Box>
      </ButtonBase>
      {editable && (
        <Box sx={ACCIONES}>
          <IconButton aria-label={(ubicado ? TEXTOS.nombreMover : TEXTOS.nombreUbicar)(numero, descripcion)} onClick={onMover}>
            <EditLocationAltOutlined />
          </IconButton>
          <IconButton aria-label={TEXTOS.nombreEditar(numero, descripcion)} onClick={onEditar}>
            <EditOutlined />
          </IconButton>
          <Button
            color="error"
            aria-label={TEXTOS.nombreEliminar(numero, descripcion)}
            onClick={onEliminar}
            sx={{ px: 2, minWidth: 0, mr: -2 }}
          >
            {TEXTOS.eliminar}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const FILA = {
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

const TEXTO = {
  flex: 1,
  minWidth: { xs: '100%', sm: 0 },
  justifyContent: 'flex-start',
  gap: 3,
  py: 1,
  font: 'inherit',
  textAlign: 'left',
  borderRadius: '8px',
} as const;

const NUMERO = {
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: (tema: { vars: { palette: { primary: { edge: string } } } }) => `inset 0 0 0 1px ${tema.vars.palette.primary.edge}`,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
} as const;

const SIN_UBICACION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 13,
  lineHeight: '18px',
  color: 'warning.main',
} as const;

const ACCIONES = { display: 'flex', alignItems: 'center', ml: 'auto', flex: 'none' } as const;
