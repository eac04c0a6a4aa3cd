import CategoryIcon from '@lavanda/shared/ui/display/CategoryIcon';
import AddRounded from '@mui/icons-material/AddRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { Group } from './byCategory';
import type { OnServicioTap } from './ServicioActions';
import ServiciosList from './ServiciosList';
import ServiciosTable from './ServiciosTable';
import { TEXTS as T } from './texts';

/** Media query of windows in which the table has no room for its four columns. */
const PHONE = '(max-width: 599.95px)';

interface CategoryProps extends OnServicioTap {
  group: Group;
  opened: boolean;
  onOpen(opened: boolean): void;
  onAdd(): void;
}

/** A category of the accordion. 'Agregar servicio' stands beside its toggle, because buttons can't be nested (UI guide 5). */
export default function Category({ group, opened, onOpen, onAdd, ...actions }: CategoryProps) {
  const { categoria: category, servicios } = group;
  const id = useId();
  const View = useMediaQuery(PHONE, { noSsr: true }) ? ServiciosList : ServiciosTable;
  return (
    <Accordion
      disableGutters
      square
      expanded={opened}
      onChange={(_event, expanded) => onOpen(expanded)}
      sx={CARD}
      slotProps={{
        heading: { component: 'div' },
        region: { id: `${id}-panel`, 'aria-labelledby': `${id}-nombre` },
        transition: { unmountOnExit: true },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: { xs: 1, sm: 3 } }}>
        <Typography component="h2" sx={{ flex: 1, minWidth: 0 }}>
          <AccordionSummary aria-controls={opened ? `${id}-panel` : undefined} sx={HEADING}>
            <ChevronRightRounded
              aria-hidden
              sx={{
                color: 'text.secondary',
                transform: opened ? 'rotate(90deg)' : 'none',
                transition: 'transform 120ms',
              }}
            />
            <CategoryIcon nombre={category} size={20} />
            <Box component="span" sx={NAME}>
              <Box component="span" id={`${id}-nombre`} sx={{ overflowWrap: 'anywhere' }}>
                {category}
              </Box>
              <Box component="small" sx={{ fontWeight: 500, fontSize: 14, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {T.count(servicios.length)}
              </Box>
            </Box>
          </AccordionSummary>
        </Typography>
        <Button startIcon={<AddRounded />} aria-label={T.addTo(category)} aria-haspopup="dialog" onClick={onAdd} sx={ADD}>
          {T.add}
        </Button>
      </Box>
      <View categoria={category} servicios={servicios} {...actions} />
    </Accordion>
  );
}

const CARD = {
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  overflow: 'clip',
  '&::before': { display: 'none' },
  // MUI's `overflow: hidden` still allows scrolling: focusing a row would shift the opening panel, and clicks would miss.
  '& .MuiCollapse-root:not(.MuiCollapse-entered)': { overflow: 'clip' },
} as const;

const ADD = {
  flex: 'none',
  px: { xs: 2, sm: 4 },
  fontSize: { xs: 14, sm: 15 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const NAME = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'baseline' },
  columnGap: 3,
  minWidth: 0,
  py: 1.5,
} as const;

const HEADING = {
  // The card's 1 px borders above and below make the row 60 px high.
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
