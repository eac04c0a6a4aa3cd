import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FirstStep } from '../../domain/firstSteps.ts';
import { VISUALLY_HIDDEN } from '../display/visuallyHidden.ts';
import { STEP_TEXTS, TEXTS as T } from './texts.ts';

/** The page on which each step is done. */
const PATHS: Readonly<Record<FirstStep, string>> = {
  identidad: '/app/configuracion/lavanderia',
  sucursal: '/app/configuracion/lavanderia#sucursales',
  catalogo: '/app/configuracion/servicios',
  equipo: '/app/configuracion/usuarios',
  venta: '/app/pos',
};

interface StepProps {
  step: FirstStep;
  done: boolean;
  /** The step offered first. */
  next: boolean;
  compact: boolean;
  /** A button beside the step. */
  children?: ReactNode;
}

/** One step: ticked when done, else a link to where it is done. */
export default function Step({ step, done, next, compact, children }: StepProps) {
  const { name, help } = STEP_TEXTS[step];
  if (done) {
    return (
      <Box component="li" sx={{ ...ROW, ...(compact && { display: { xs: 'none', sm: 'flex' } }) }}>
        <CheckCircleRounded aria-hidden sx={{ color: 'success.main' }} />
        <Box sx={{ fontWeight: 600, color: 'text.secondary' }}>
          <span style={VISUALLY_HIDDEN}>{T.done} </span>
          {name}
        </Box>
      </Box>
    );
  }
  return (
    <Box
      component="li"
      sx={[
        { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flexWrap: 'wrap' },
        compact && !next && { display: { xs: 'none', sm: 'flex' } },
      ]}
    >
      <ButtonBase
        component={Link}
        to={PATHS[step]}
        sx={[
          { ...ROW, flex: '1 1 180px', justifyContent: 'flex-start', textAlign: 'left', font: 'inherit', color: 'text.primary' },
          next && { bgcolor: 'primary.light', color: 'primary.text' },
        ]}
      >
        <RadioButtonUncheckedRounded aria-hidden sx={{ color: next ? 'inherit' : 'text.disabled' }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          {!compact && (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {help}
            </Typography>
          )}
        </Box>
        <ChevronRightRounded aria-hidden sx={{ color: next ? 'inherit' : 'text.disabled' }} />
      </ButtonBase>
      {children}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 48,
  minWidth: 0,
  px: 2,
  py: 1.5,
  borderRadius: '10px',
  fontSize: 15,
  lineHeight: '20px',
} as const;
