import AvisoError from '@lavanda/shared/ui/AvisoError';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TEXTOS, TEXTOS_ROL } from './textos';

export type RolAsignable = keyof typeof TEXTOS_ROL;

const ROLES: readonly RolAsignable[] = ['user', 'admin', 'accountant'];

interface CampoRolProps {
  /** null keeps a role that can't be chosen here. */
  valor: RolAsignable | null;
  error: string | undefined;
  onCambio(rol: RolAsignable): void;
  /** What choosing it means, under what the chosen role sees. */
  avisos?: readonly string[];
  /** A way back from the choice. */
  accion?: ReactNode;
}

/** The three roles that can be given (spec 6), with a line on what the chosen one sees. */
export default function CampoRol({ valor, error, onCambio, avisos = [], accion }: CampoRolProps) {
  const id = useId();
  const ayuda = `${id}-ayuda`;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="span" id={id} variant="label" sx={{ color: 'text.secondary' }}>
        {TEXTOS.rol}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={ayuda}
        value={valor ?? ''}
        onChange={(_evento, rol) => {
          const elegido = ROLES.find((uno) => uno === rol);
          if (elegido) onCambio(elegido);
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: 2 }}
      >
        {ROLES.map((rol) => (
          <FormControlLabel key={rol} value={rol} control={<Radio size="small" />} label={TEXTOS_ROL[rol].nombre} sx={OPCION} />
        ))}
      </RadioGroup>
      <Stack id={ayuda} aria-live="polite" sx={{ gap: 1, fontSize: 13, lineHeight: '18px', color: 'text.disabled' }}>
        {valor && <span>{TEXTOS_ROL[valor].ve}</span>}
        {avisos.map((aviso) => (
          <span key={aviso}>{aviso}</span>
        ))}
      </Stack>
      {accion}
      <AvisoError mensaje={error} />
    </Stack>
  );
}

const OPCION = {
  m: 0,
  px: { xs: 0.5, sm: 1.5 },
  minHeight: 48,
  borderRadius: '10px',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-outline)',
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontSize: 15, fontWeight: 600 },
  '& .MuiRadio-root': { p: { xs: 1.5, sm: 2 }, color: 'text.disabled' },
  '& .MuiRadio-root.Mui-checked': { color: 'primary.graphic' },
  '& .MuiRadio-root.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&:has(.Mui-checked)': { bgcolor: 'primary.tint50', boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-graphic)' },
  '&:has(.Mui-focusVisible)': { outline: '3px solid #0b0f14', outlineOffset: 2 },
  '@media (forced-colors: active)': { border: '1px solid ButtonText', '&:has(.Mui-checked)': { borderColor: 'Highlight' } },
} as const;
