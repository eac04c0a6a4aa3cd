import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_ENVIO as T } from '../textos';
import { aceptarMonto, acomodarMonto } from './montos';

interface CampoMontoProps {
  campo: string;
  etiqueta: string;
  /** Number of the band, from 1: told in the label, which is shown over the first row only. */
  numero: number;
  valor: string;
  onCambio(valor: string): void;
  onSalir(valor: string): void;
  invalido: boolean;
  /** Id of what is said about it. */
  describe: string | undefined;
  placeholder?: string;
}

/** One amount of a band, pesos. */
export default function CampoMonto(props: CampoMontoProps) {
  const { campo, etiqueta, numero, valor, onCambio, onSalir, invalido, describe, placeholder } = props;
  const id = idDeCampo(campo);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        component="label"
        variant="label"
        htmlFor={id}
        sx={[{ display: 'block', mb: 1.5, color: 'text.secondary' }, numero > 1 && SOLO_EN_TELEFONO]}
      >
        {etiqueta}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        notched={false}
        error={invalido}
        value={valor}
        placeholder={placeholder ?? ''}
        startAdornment={valor === '' ? undefined : <span aria-hidden>$&nbsp;</span>}
        slotProps={{
          input: {
            'aria-label': `${etiqueta}${T.deRango(numero)}`,
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': describe,
          },
        }}
        onChange={({ target }) => {
          const aceptado = aceptarMonto(target.value);
          if (aceptado !== null) onCambio(aceptado);
        }}
        onBlur={() => {
          const acomodado = acomodarMonto(valor);
          if (acomodado !== valor) onCambio(acomodado);
          onSalir(acomodado);
        }}
        sx={{ minHeight: 44, pl: '14px', '& input': { p: '10px 14px 10px 0' } }}
      />
    </Box>
  );
}

/** From tablet up the column's title is over the first row only; the field keeps its own name. */
const SOLO_EN_TELEFONO = { display: { sm: 'none' } } as const;
