import IconoDeCategoria from '@lavanda/shared/ui/IconoDeCategoria';
import AddRounded from '@mui/icons-material/AddRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { AlTocarServicio } from './AccionesServicio';
import ListaServicios from './ListaServicios';
import type { Grupo } from './porCategoria';
import TablaServicios from './TablaServicios';
import { TEXTOS as T } from './textos';

/** Below this width the table has no room for its four columns. */
const TELEFONO = '(max-width: 599.95px)';

interface CategoriaProps extends AlTocarServicio {
  grupo: Grupo;
  abierta: boolean;
  onAbrir(abierta: boolean): void;
  onAgregar(): void;
}

/** One category of the accordion; 'Agregar servicio' is beside what opens it, never inside (UI guide 5). */
export default function Categoria({ grupo, abierta, onAbrir, onAgregar, ...alTocar }: CategoriaProps) {
  const { categoria, servicios } = grupo;
  const id = useId();
  const Forma = useMediaQuery(TELEFONO, { noSsr: true }) ? ListaServicios : TablaServicios;
  return (
    <Accordion
      disableGutters
      square
      expanded={abierta}
      onChange={(_evento, expandida) => onAbrir(expandida)}
      sx={TARJETA}
      slotProps={{
        heading: { component: 'div' },
        region: { id: `${id}-panel`, 'aria-labelledby': `${id}-nombre` },
        transition: { unmountOnExit: true },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: { xs: 1, sm: 3 } }}>
        <Typography component="h2" sx={{ flex: 1, minWidth: 0 }}>
          <AccordionSummary aria-controls={abierta ? `${id}-panel` : undefined} sx={ENCABEZADO}>
            <ChevronRightRounded
              aria-hidden
              sx={{ color: 'text.secondary', transform: abierta ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
            />
            <IconoDeCategoria nombre={categoria} tamano={20} />
            <Box component="span" sx={NOMBRE}>
              <Box component="span" id={`${id}-nombre`} sx={{ overflowWrap: 'anywhere' }}>
                {categoria}
              </Box>
              <Box component="small" sx={{ fontWeight: 500, fontSize: 14, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {T.cuenta(servicios.length)}
              </Box>
            </Box>
          </AccordionSummary>
        </Typography>
        <Button
          startIcon={<AddRounded />}
          aria-label={T.agregarA(categoria)}
          aria-haspopup="dialog"
          onClick={onAgregar}
          sx={AGREGAR}
        >
          {T.agregar}
        </Button>
      </Box>
      <Forma categoria={categoria} servicios={servicios} {...alTocar} />
    </Accordion>
  );
}

const TARJETA = {
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  overflow: 'clip',
  '&::before': { display: 'none' },
  // While it opens it is `overflow: hidden` to MUI, which what brings a row into view scrolls, and the rows jump when it ends: a click is lost.
  '& .MuiCollapse-root:not(.MuiCollapse-entered)': { overflow: 'clip' },
} as const;

const AGREGAR = {
  flex: 'none',
  px: { xs: 2, sm: 4 },
  fontSize: { xs: 14, sm: 15 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const NOMBRE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'baseline' },
  columnGap: 3,
  minWidth: 0,
  py: 1.5,
} as const;

const ENCABEZADO = {
  // With the card's border, 60 px.
  minHeight: 58,
  px: { xs: 3, sm: 4 },
  borderRadius: '13px',
  font: 'inherit',
  fontWeight: 700,
  fontSize: 16,
  lineHeight: { xs: '20px', sm: '24px' },
  textAlign: 'left',
  '& .MuiAccordionSummary-content': { m: 0, alignItems: 'center', gap: { xs: 2, sm: 3 }, minWidth: 0 },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
} as const;
