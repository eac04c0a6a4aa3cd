import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx.js';
import { createContext, use, useState } from 'react';
import { type Dia, diasEntre, sumarDias } from '../domain/fechas.ts';
import AppDialog from './AppDialog.tsx';
import BotonesRapidos from './BotonesRapidos.tsx';
import { CALENDARIO } from './calendario.ts';
import Segmented from './Segmented.tsx';
import { TEXTOS, TEXTOS_FECHA } from './textos.ts';

/** What the dialog answers; `fechaEntrega` only when it was given. */
export interface Fechas {
  fecha: Dia;
  fechaEntrega?: Dia;
}

export interface DateDialogProps {
  titulo?: string;
  fecha: Dia;
  /** The promised date, changed in the same dialog; never before `fecha`. */
  fechaEntrega?: Dia;
  /** Today at the branch. */
  hoy: Dia;
  /** First and last day that `fecha` may be. */
  minimo?: Dia;
  maximo?: Dia;
  onAceptar(fechas: Fechas): void;
  onCancelar(): void;
}

const ES = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** Calendar for a note's date and, beside it, its promised date. Mount it to open it. */
export default function DateDialog(props: DateDialogProps) {
  const { titulo = TEXTOS_FECHA.titulo, hoy, minimo, maximo, onAceptar, onCancelar } = props;
  const conEntrega = props.fechaEntrega !== undefined;
  const [cual, setCual] = useState<'fecha' | 'entrega'>('fecha');
  const [fecha, setFecha] = useState(props.fecha);
  const [entrega, setEntrega] = useState(props.fechaEntrega ?? props.fecha);

  const elegida = cual === 'fecha' ? fecha : entrega;
  const desde = cual === 'fecha' ? minimo : fecha;
  const hasta = cual === 'fecha' ? maximo : undefined;
  const cabe = (dia: Dia) => (desde === undefined || dia >= desde) && (hasta === undefined || dia <= hasta);
  const elegir = (dia: Dia) => {
    if (cual === 'entrega') return setEntrega(dia);
    // Moving the note's date keeps the days promised for it.
    setEntrega(sumarDias(dia, Math.max(0, diasEntre(fecha, entrega))));
    setFecha(dia);
  };
  const rapidas = [
    { etiqueta: TEXTOS_FECHA.hoy, valor: hoy },
    { etiqueta: TEXTOS_FECHA.manana, valor: sumarDias(hoy, 1) },
    { etiqueta: TEXTOS_FECHA.enDosDias, valor: sumarDias(hoy, 2) },
  ];

  return (
    <AppDialog
      abierto
      ancho={396}
      titulo={titulo}
      onCerrar={onCancelar}
      acciones={
        <>
          <Button onClick={onCancelar}>{TEXTOS.cancelar}</Button>
          <Button variant="contained" onClick={() => onAceptar(conEntrega ? { fecha, fechaEntrega: entrega } : { fecha })}>
            {TEXTOS.aceptar}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {conEntrega && (
          <Segmented
            etiqueta={TEXTOS_FECHA.cual}
            llenar
            valor={cual}
            onCambio={setCual}
            opciones={[
              { valor: 'fecha', etiqueta: TEXTOS_FECHA.fecha },
              { valor: 'entrega', etiqueta: TEXTOS_FECHA.entrega },
            ]}
          />
        )}
        <BotonesRapidos
          etiqueta={TEXTOS_FECHA.rapidas}
          opciones={rapidas
            .filter(({ valor }) => cabe(valor))
            .map((opcion) => ({ ...opcion, elegida: opcion.valor === elegida }))}
          onElegir={elegir}
        />
        <Hoy value={hoy}>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES}>
            <DateCalendar
              key={cual}
              autoFocus
              value={dayjs(elegida)}
              referenceDate={dayjs(hoy)}
              minDate={desde ? dayjs(desde) : undefined}
              maxDate={hasta ? dayjs(hasta) : undefined}
              onChange={(dia, _, vista) => dia && vista !== 'year' && elegir(dia.format('YYYY-MM-DD'))}
              slots={{ day: DiaDeSucursal }}
              sx={CALENDARIO}
            />
          </LocalizationProvider>
        </Hoy>
      </Stack>
    </AppDialog>
  );
}

const Hoy = createContext<Dia>('');

/** A day that takes today from the branch; the calendar's own is the browser's. */
function DiaDeSucursal(props: PickerDayProps) {
  const esHoy = props.day.format('YYYY-MM-DD') === use(Hoy);
  return <PickerDay {...props} today={esHoy} aria-current={esHoy ? 'date' : undefined} />;
}
