import type { Miembro } from '@lavanda/shared/contract/equipo';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import BotonMenu, { type AbrirMenu } from './BotonMenu';
import Dato from './Dato';
import EtiquetaRol from './EtiquetaRol';
import { enElEquipoDesde, ultimaConexion } from './miembro';
import Persona from './Persona';
import { TEXTOS as T } from './textos';

interface TablaEquipoProps {
  miembros: readonly Miembro[];
  onMenu: AbrirMenu;
}

/** The team as a table (spec 2 'Usuarios y roles'). */
export default function TablaEquipo({ miembros, onMenu }: TablaEquipoProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
      <Tabla aria-label={T.titulo}>
        <thead>
          <tr>
            <th scope="col">{T.usuario}</th>
            <th scope="col" className="rol">
              {T.rol}
            </th>
            <th scope="col" className="conexion">
              {T.ultimaConexion}
            </th>
            <th scope="col" className="desde">
              {T.enElEquipoDesde}
            </th>
            <th scope="col" className="menu">
              <span style={SOLO_LECTOR}>{T.acciones}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {miembros.map((miembro) => (
            <Fila key={miembro._id} miembro={miembro} onMenu={onMenu} />
          ))}
        </tbody>
      </Tabla>
    </Paper>
  );
}

interface FilaProps {
  miembro: Miembro;
  onMenu: AbrirMenu;
}

function Fila({ miembro, onMenu }: FilaProps) {
  return (
    <tr>
      <td>
        <Persona miembro={miembro} />
      </td>
      <td>
        <EtiquetaRol miembro={miembro} />
      </td>
      <td>
        <Dato valor={ultimaConexion(miembro)} />
      </td>
      <td>
        <Dato valor={enElEquipoDesde(miembro)} />
      </td>
      <td className="menu">
        <BotonMenu miembro={miembro} onMenu={onMenu} />
      </td>
    </tr>
  );
}

const Tabla = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 16,
  lineHeight: '20px',
  '& .rol': { width: 328 },
  '& .conexion': { width: 202 },
  '& .desde': { width: 180 },
  '& .menu': { width: 60, padding: '0 12px 0 4px' },
  '& th': {
    height: 44,
    padding: '0 16px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& td': { height: 68, padding: '0 16px', borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Beside the menu of the section there is room for the wide columns from here on.
  '@media (max-width: 1399.95px)': {
    '& th, & td': { padding: '0 12px' },
    '& .rol': { width: 292 },
    '& .conexion': { width: 166 },
    '& .desde': { width: 150 },
  },
}));
