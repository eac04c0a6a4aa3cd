import { derivarTema } from '@lavanda/shared/design/derivarTema';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tarjeta from '../forma/Tarjeta';
import type { IdentityForm } from '../forma/useIdentityForm';
import { TEXTOS_COLORES as T } from '../textos';
import CampoColor from './CampoColor';
import { COMBINACIONES } from './combinaciones';

interface SeccionColoresProps {
  form: IdentityForm;
  /** The pair of the preview. */
  colores: { primario: string; secundario: string };
}

/** The laundry's two colours: written, chosen, or one of the suggested pairs. */
export default function SeccionColores({ form, colores }: SeccionColoresProps) {
  const oscuroEncima = derivarTema(colores.primario, colores.secundario).sobrePrimario === '#000000';
  return (
    <Tarjeta titulo={T.titulo}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <CampoColor form={form} papel="primario" color={colores.primario} />
        <CampoColor form={form} papel="secundario" color={colores.secundario} />
      </Box>
      <Box role="group" aria-label={T.combinaciones} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {COMBINACIONES.map((par) => (
          <ButtonBase
            key={par.primario}
            aria-label={T.combinacion(par.primario.toLowerCase(), par.secundario.toLowerCase())}
            aria-pressed={
              par.primario.toLowerCase() === colores.primario.toLowerCase() &&
              par.secundario.toLowerCase() === colores.secundario.toLowerCase()
            }
            onClick={() => form.write('colores.', par)}
            sx={PAR}
          >
            <Box component="span" sx={{ bgcolor: par.primario }} />
            <Box component="span" sx={{ bgcolor: par.secundario }} />
          </ButtonBase>
        ))}
      </Box>
      <Box role="status">
        {oscuroEncima && (
          <Box sx={{ display: 'flex', gap: 2, mt: 3, fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>
            <InfoOutlined aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
            {T.claro}
          </Box>
        )}
      </Box>
    </Tarjeta>
  );
}

const PAR = {
  width: 44,
  height: 44,
  borderRadius: '12px',
  overflow: 'hidden',
  alignItems: 'stretch',
  border: 1,
  borderColor: 'divider',
  '& > span': { flex: 1 },
  '&[aria-pressed="true"]': { boxShadow: '0 0 0 2px #fff, 0 0 0 4px var(--mui-palette-text-primary)' },
} as const;
