import type { Miembro } from '@lavanda/shared/contract/equipo';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import BotonMenu, { type AbrirMenu } from './BotonMenu';
import Dato from './Dato';
import EtiquetaRol from './EtiquetaRol';
import { enElEquipoDesde, ultimaConexion } from './miembro';
import Persona from './Persona';
import { TEXTOS as T } from './textos';

interface ListaTelefonoProps {
  miembros: readonly Miembro[];
  onMenu: AbrirMenu;
}

/** The team where the table's columns don't fit: everybody with all that the table says. */
export default function ListaTelefono({ miembros, onMenu }: ListaTelefonoProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
      <Box component="ul" aria-label={T.titulo} sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': SEPARADO }}>
        {miembros.map((miembro) => (
          <Box
            key={miembro._id}
            component="li"
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: '12px 4px 12px 16px' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2, '& [title]': ENTERO }}>
              <Persona miembro={miembro} />
              <EtiquetaRol miembro={miembro} />
              <Box component="dl" sx={DATOS}>
                <dt>{T.ultimaConexion}</dt>
                <dd>
                  <Dato valor={ultimaConexion(miembro)} />
                </dd>
                <dt>{T.enElEquipoDesde}</dt>
                <dd>
                  <Dato valor={enElEquipoDesde(miembro)} />
                </dd>
              </Box>
            </Box>
            <BotonMenu miembro={miembro} onMenu={onMenu} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** A finger can't ask for the rest of a line that was cut. */
const ENTERO = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const SEPARADO = { borderTop: 1, borderColor: 'divider' } as const;

const DATOS = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  m: 0,
  fontSize: 14,
  lineHeight: '20px',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
