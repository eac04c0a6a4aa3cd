import AvisoError from '@lavanda/shared/ui/AvisoError';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { FilaRango as Fila } from '../forma/borrador';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_ENVIO as T } from '../textos';
import CampoMonto from './CampoMonto';

const CAMPOS = ['min', 'max', 'envio'] as const;
const ETIQUETAS = { min: T.desde, max: T.hasta, envio: T.envio } as const;

interface FilaRangoProps {
  /** From 0. */
  lugar: number;
  fila: Fila;
  /** What is wrong and what is odd about it, by the field of the wire. */
  errores: FieldErrors;
  avisos: FieldErrors;
  onCambio(cambio: Partial<Fila>): void;
  onSalir(campo: string, valor: string): void;
  onQuitar(): void;
}

/** One delivery band: from, up to, fee; under it what is wrong or odd about it, as it is typed. */
export default function FilaRango({ lugar, fila, errores, avisos, onCambio, onSalir, onQuitar }: FilaRangoProps) {
  const numero = lugar + 1;
  const prefijo = `envio.rules.rango.${lugar}`;
  return (
    <Box component="li" sx={FILA}>
      {CAMPOS.map((parte) => {
        const campo = `${prefijo}.${parte}`;
        const dicho = errores[campo] ?? avisos[campo];
        return (
          <CampoMonto
            key={parte}
            campo={campo}
            etiqueta={ETIQUETAS[parte]}
            numero={numero}
            valor={fila[parte]}
            {...(parte === 'max' && { placeholder: T.sinLimite })}
            invalido={errores[campo] !== undefined}
            describe={dicho === undefined ? undefined : `${idDeCampo(campo)}-nota`}
            onCambio={(valor) => onCambio({ [parte]: valor })}
            onSalir={(valor) => onSalir(campo, valor)}
          />
        );
      })}
      <IconButton aria-label={T.quitar(numero)} onClick={onQuitar} sx={{ alignSelf: 'end' }}>
        <DeleteOutlineRounded />
      </IconButton>
      <Box aria-live="polite" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {CAMPOS.map((parte) => {
          const campo = `${prefijo}.${parte}`;
          const id = `${idDeCampo(campo)}-nota`;
          const error = errores[campo];
          if (error !== undefined) return <AvisoError key={parte} id={id} mensaje={error} />;
          const aviso = avisos[campo];
          return (
            aviso !== undefined && (
              <Box key={parte} id={id} sx={AVISO}>
                <WarningRounded aria-hidden sx={{ fontSize: 16, mt: '1px' }} />
                <span>{aviso}</span>
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

const FILA = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 44px', sm: 'repeat(3, minmax(0, 1fr)) 44px' },
  gap: 2,
  // On the phone the fee goes below, and the bin beside it.
  '& > :nth-of-type(3)': { gridColumn: { xs: '1', sm: 'auto' } },
  '& > button': { gridColumn: { xs: '3', sm: 'auto' } },
} as const;

const AVISO = { display: 'flex', gap: 1.5, fontSize: 13, lineHeight: '18px', fontWeight: 500, color: 'warning.main' } as const;
