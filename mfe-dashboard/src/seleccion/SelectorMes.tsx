import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { useState } from 'react';
import { TEXTOS as T } from '../textos';
import { type AnioMes, escribirMes, leerMes, nombreDeMes } from './mes';

interface SelectorMesProps {
  valor: AnioMes;
  /** Today, 'YYYY-MM-DD': later months can't be chosen. */
  hoy: string;
  onCambio(mes: AnioMes): void;
}

/** The month looked at, and the calendar of years and months that changes it. */
export default function SelectorMes({ valor, hoy, onCambio }: SelectorMesProps) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  // A year chosen is kept here until its month is.
  const [enCalendario, setEnCalendario] = useState(valor);
  return (
    <>
      <Boton
        aria-label={`${T.mes}: ${nombreDeMes(valor)}`}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={({ currentTarget }) => {
          setEnCalendario(valor);
          setAncla(currentTarget);
        }}
      >
        <CalendarMonthOutlined aria-hidden />
        <span>{nombreDeMes(valor)}</span>
        <ExpandMoreRounded aria-hidden />
      </Boton>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': T.mes } }}
      >
        <DateCalendar
          autoFocus
          views={['year', 'month']}
          openTo="month"
          value={dayjs(`${escribirMes(enCalendario)}-01`)}
          minDate={dayjs('2000-01-01')}
          maxDate={dayjs(hoy).endOf('month')}
          onChange={(dia, estado) => {
            const elegido = leerMes(dia?.format('YYYY-MM') ?? null);
            if (!elegido) return;
            setEnCalendario(elegido);
            if (estado !== 'finish') return;
            setAncla(null);
            onCambio(elegido);
          }}
        />
      </Popover>
    </>
  );
}

const Boton = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  minWidth: 190,
  padding: '0 12px',
  gap: 10,
  justifyContent: 'flex-start',
  borderRadius: theme.radii.m,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: 15,
  whiteSpace: 'nowrap',
  '& span': { ...EN_UN_RENGLON, flex: 1, textAlign: 'left' },
  '& svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('lg')]: { minWidth: 210 },
  [theme.breakpoints.down('sm')]: { flex: '1 1 40%', minWidth: 0, gap: 4, '& svg:first-of-type': { display: 'none' } },
}));
