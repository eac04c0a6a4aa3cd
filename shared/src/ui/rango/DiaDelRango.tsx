import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use } from 'react';
import type { Dia } from '../../domain/fechas.ts';
import type { RangoDias } from './rangos.ts';

/** The range that the calendars draw, and the branch's today. */
export const Rango = createContext<RangoDias & { hoy: Dia }>({ desde: '', hasta: '', hoy: '' });

/** A day of a range calendar: an end of it, inside it, or neither. */
export function DiaDelRango(props: PickerDayProps) {
  const { desde, hasta, hoy } = use(Rango);
  const dia = props.day.format('YYYY-MM-DD');
  const extremo = dia === desde || dia === hasta;
  const cerrado = desde !== '' && hasta !== '' && desde < hasta;
  const parte = !cerrado ? undefined : dia === desde ? 'inicio' : dia === hasta ? 'fin' : dia > desde && dia < hasta && 'dentro';
  return (
    <Banda data-parte={parte || undefined} role="presentation" data-fuera={props.outsideCurrentMonth || undefined}>
      <PickerDay
        {...props}
        selected={extremo}
        aria-selected={extremo || parte === 'dentro'}
        today={dia === hoy}
        aria-current={dia === hoy ? 'date' : undefined}
      />
    </Banda>
  );
}

/** The strip behind the days of the range; half a day wide at its ends. */
const Banda = styled('div')(({ theme }) => {
  const tinte = theme.vars.palette.primary.light;
  return {
    flex: '1 1 44px',
    display: 'grid',
    justifyItems: 'center',
    '& .MuiPickerDay-root, & .MuiPickersDay-root': {
      width: 44,
      height: 44,
      margin: 0,
      borderRadius: '50%',
      fontSize: 15,
      fontWeight: 500,
    },
    '&[data-parte="dentro"]': { backgroundColor: tinte },
    '&[data-parte="inicio"]': { background: `linear-gradient(90deg, transparent 50%, ${tinte} 50%)` },
    '&[data-parte="fin"]': { background: `linear-gradient(90deg, ${tinte} 50%, transparent 50%)` },
    '&[data-fuera]': { background: 'none' },
  };
});
