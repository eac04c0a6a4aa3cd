import { MEDIDAS } from '@lavanda/shared/domain/nota';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import Segmented from '@lavanda/shared/ui/Segmented';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MEDIDA, TEXTOS_FORMA as T } from '../textos';
import type { Forma } from './useForma';

const OPCIONES = MEDIDAS.map((valor) => ({ valor, etiqueta: MEDIDA[valor] }));

/** Measure: none until one is chosen, so that its rule (spec 5) has something to say. */
export default function CampoMedida({ forma }: { forma: Forma }) {
  const id = useId();
  const error = forma.errores.medida;
  const registrar = forma.campo('medida');
  return (
    <Box
      component="fieldset"
      ref={(nodo: HTMLElement | null) =>
        registrar(nodo && { focus: () => nodo.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus() })
      }
      {...(error && { 'aria-describedby': id })}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="label" sx={{ color: 'text.secondary', p: 0, float: 'left' }}>
        {T.medida}
      </Typography>
      <Segmented
        llenar
        etiqueta={T.medida}
        opciones={OPCIONES}
        valor={forma.valores.medida}
        onCambio={(valor) => forma.escribir('medida', valor)}
      />
      <AvisoError id={id} mensaje={error} />
    </Box>
  );
}
