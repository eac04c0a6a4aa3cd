import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx.js';
import { useRef, useState } from 'react';
import { type Dia, esDia } from '../domain/fechas.ts';
import AppDialog from './AppDialog.tsx';
import BotonesRapidos from './BotonesRapidos.tsx';
import { CALENDARIO } from './calendario.ts';
import CampoDia from './rango/CampoDia.tsx';
import { DiaDelRango, Rango } from './rango/DiaDelRango.tsx';
import { type Extremo, elegirDia, type RangoDias, rangosRapidos } from './rango/rangos.ts';
import { TEXTOS, TEXTOS_RANGO } from './textos.ts';

export interface RangeDialogProps extends RangoDias {
  titulo: string;
  /** Today at the branch. */
  hoy: Dia;
  /** Both ends included; '' leaves that end open. */
  onConsultar(rango: RangoDias): void;
  onCancelar(): void;
}

/** 'Mes anterior' is a range here: the arrows of the calendars say what they do instead. */
const ES = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  previousMonth: TEXTOS_RANGO.verAnterior,
  nextMonth: TEXTOS_RANGO.verSiguiente,
};

/** Narrower than this there is room for one calendar, px. */
const UN_CALENDARIO = '(max-width: 939px)';

/** Two calendars, or one, and two fields for a range of days that may be open at either end. Mount it to open it. */
export default function RangeDialog({ titulo, hoy, onConsultar, onCancelar, ...inicial }: RangeDialogProps) {
  const [rango, setRango] = useState<RangoDias>({ desde: inicial.desde, hasta: inicial.hasta });
  const [extremo, setExtremo] = useState<Extremo>('desde');
  const [mes, setMes] = useState<Dia>(inicial.hasta || inicial.desde || hoy);
  const [revisado, setRevisado] = useState(false);
  const campos = { desde: useRef<HTMLInputElement>(null), hasta: useRef<HTMLInputElement>(null) };
  const uno = useMediaQuery(UN_CALENDARIO, { noSsr: true });

  const error = (cual: Extremo): string | undefined => {
    if (rango[cual] !== '' && !esDia(rango[cual])) return TEXTOS_RANGO.malEscrita;
    const cruzado = cual === 'hasta' && esDia(rango.desde) && esDia(rango.hasta) && rango.hasta < rango.desde;
    return cruzado ? TEXTOS_RANGO.invertido : undefined;
  };
  const alElegir = (dia: Dia) => {
    const siguiente = elegirDia(rango, extremo, dia);
    setRango(siguiente.rango);
    setExtremo(siguiente.extremo);
  };
  const rapido = (elegido: RangoDias) => {
    setRango(elegido);
    setMes(elegido.hasta);
    setExtremo('desde');
  };
  const consultar = () => {
    setRevisado(true);
    const malo = (['desde', 'hasta'] as const).find((cual) => error(cual) !== undefined);
    if (malo) campos[malo].current?.focus();
    else onConsultar(rango);
  };
  const campo = (cual: Extremo) => (
    <CampoDia
      etiqueta={TEXTOS_RANGO[cual]}
      valor={rango[cual]}
      activo={extremo === cual}
      autoFocus={cual === 'desde' && !uno}
      error={revisado ? error(cual) : undefined}
      ref={campos[cual]}
      onFoco={() => setExtremo(cual)}
      onCambio={(texto) => {
        setRango({ ...rango, [cual]: texto });
        setRevisado(false);
        if (esDia(texto)) setMes(texto);
      }}
    />
  );
  const calendario = (desplazado: number) => (
    <DateCalendar
      key={`${mes}${desplazado}`}
      value={null}
      referenceDate={dayjs(mes).startOf('month').add(desplazado, 'month')}
      onChange={(dia, _, vista) => dia && vista !== 'year' && alElegir(dia.format('YYYY-MM-DD'))}
      slots={{ day: DiaDelRango }}
      sx={CALENDARIO}
    />
  );
  const rapidos = rangosRapidos(hoy).map(({ etiqueta, valor }) => ({
    etiqueta,
    valor,
    elegida: valor.desde === rango.desde && valor.hasta === rango.hasta,
  }));

  return (
    <AppDialog
      abierto
      ancho={uno ? 420 : 916}
      titulo={titulo}
      onCerrar={onCancelar}
      onEnviar={consultar}
      acciones={
        <>
          <Button onClick={() => onConsultar({ desde: '', hasta: '' })} sx={{ mr: 'auto !important', px: { xs: 2, sm: 4.5 } }}>
            {TEXTOS_RANGO.quitar}
          </Button>
          <Button onClick={onCancelar} sx={{ px: { xs: 2, sm: 4.5 } }}>
            {TEXTOS.cancelar}
          </Button>
          <Button type="submit" variant="contained">
            {TEXTOS_RANGO.consultar}
          </Button>
        </>
      }
    >
      <Rango value={{ ...rango, hoy }}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES}>
          <Box sx={uno ? UNA_COLUMNA : TRES_COLUMNAS}>
            <Box sx={uno ? RAPIDOS_EN_FILA : RAPIDOS_EN_COLUMNA}>
              <BotonesRapidos etiqueta={TEXTOS_RANGO.rapidos} opciones={rapidos} onElegir={rapido} />
            </Box>
            {uno ? (
              <>
                <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
                  {campo('desde')}
                  {campo('hasta')}
                </Box>
                {calendario(0)}
              </>
            ) : (
              <>
                {campo('desde')}
                {campo('hasta')}
                {calendario(-1)}
                {calendario(0)}
              </>
            )}
          </Box>
        </LocalizationProvider>
      </Rango>
    </AppDialog>
  );
}

const UNA_COLUMNA = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const TRES_COLUMNAS = {
  display: 'grid',
  gridTemplateColumns: '156px minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 28px',
  '& > :first-of-type': { gridRow: 'span 2' },
} as const;
/** The shortcuts without their frames; the doubled class outweighs their own look. */
const LLANOS = { border: 0, boxShadow: 'none', px: 3, borderRadius: '8px', whiteSpace: 'nowrap' } as const;
const RAPIDOS_EN_FILA = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: -6,
  p: '6px 24px',
  '&& > *': { gridAutoColumns: 'max-content' },
  '&& button': LLANOS,
} as const;
const RAPIDOS_EN_COLUMNA = {
  borderRight: '1px solid',
  borderColor: 'divider',
  pr: 3.5,
  '&& > *': { gridAutoFlow: 'row', gap: 0.5 },
  '&& button': { ...LLANOS, justifyContent: 'flex-start' },
} as const;
