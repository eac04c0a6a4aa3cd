import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import AvisoError from './AvisoError.tsx';
import BotonesRapidos from './BotonesRapidos.tsx';
import { TEXTOS_HORARIO } from './textos.ts';

/** Pickup window, branch hours 'HH:MM'. */
export interface Ventana {
  inicio: string;
  fin: string;
}

export interface WindowPickerProps extends Ventana {
  onCambio(ventana: Ventana): void;
  /** Error of the form that holds it; a window that ends before it begins says so by itself. */
  error?: string | undefined;
  deshabilitado?: boolean;
}

const RAPIDOS = [
  [9, 11],
  [10, 12],
  [16, 18],
  [18, 20],
] as const;

const PRIMERA_HORA = 6;
const ULTIMA_HORA = 22;
const enPunto = (hora: number) => `${String(hora).padStart(2, '0')}:00`;
const HORAS = Array.from({ length: (ULTIMA_HORA - PRIMERA_HORA) * 2 + 1 }, (_, medias) => {
  const hora = PRIMERA_HORA + Math.floor(medias / 2);
  return `${String(hora).padStart(2, '0')}:${medias % 2 === 0 ? '00' : '30'}`;
});

/** Hours every 30 minutes, and the chosen one when it isn't among them. */
function horasCon(hora: string): string[] {
  return hora === '' || HORAS.includes(hora) ? HORAS : [...HORAS, hora].sort();
}

/** Start and end of a pickup, 24 h, with the four usual windows one touch away. */
export default function WindowPicker({ inicio, fin, onCambio, error, deshabilitado = false }: WindowPickerProps) {
  const nota = useId();
  const invertido = inicio !== '' && fin !== '' && fin <= inicio;
  const mensaje = invertido ? TEXTOS_HORARIO.invertido : error;
  const campo = { deshabilitado, invalido: Boolean(mensaje), nota: mensaje ? nota : undefined };
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3 }}>
        <Hora etiqueta={TEXTOS_HORARIO.inicio} valor={inicio} onCambio={(hora) => onCambio({ inicio: hora, fin })} {...campo} />
        <Hora etiqueta={TEXTOS_HORARIO.fin} valor={fin} onCambio={(hora) => onCambio({ inicio, fin: hora })} {...campo} />
      </Stack>
      <AvisoError id={nota} mensaje={mensaje} />
      {!deshabilitado && (
        <BotonesRapidos
          etiqueta={TEXTOS_HORARIO.rapidos}
          opciones={RAPIDOS.map(([desde, hasta]) => ({
            valor: { inicio: enPunto(desde), fin: enPunto(hasta) },
            etiqueta: TEXTOS_HORARIO.rapido(desde, hasta),
            elegida: inicio === enPunto(desde) && fin === enPunto(hasta),
          }))}
          onElegir={onCambio}
        />
      )}
    </Stack>
  );
}

interface HoraProps {
  etiqueta: string;
  valor: string;
  onCambio(hora: string): void;
  deshabilitado: boolean;
  invalido: boolean;
  nota: string | undefined;
}

function Hora({ etiqueta, valor, onCambio, deshabilitado, invalido, nota }: HoraProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={invalido} disabled={deshabilitado} sx={{ gap: 1.5 }}>
      <Typography component="label" variant="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {etiqueta}
      </Typography>
      <NativeSelect
        value={valor}
        onChange={(evento) => onCambio(evento.target.value)}
        IconComponent={ExpandMoreRounded}
        input={
          <OutlinedInput
            notched={false}
            startAdornment={
              <InputAdornment position="start" sx={{ mr: 0 }}>
                <ScheduleOutlined />
              </InputAdornment>
            }
          />
        }
        inputProps={{ id, 'aria-describedby': nota, 'aria-invalid': invalido }}
      >
        {valor === '' && <option value="">--:--</option>}
        {horasCon(valor).map((hora) => (
          <option key={hora} value={hora}>
            {hora}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
