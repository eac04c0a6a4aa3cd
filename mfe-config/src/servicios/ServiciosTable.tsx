import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { styled } from '@mui/material/styles';
import Cost from './Cost';
import ServicioActions, { type OnServicioTap } from './ServicioActions';
import { TEXTS as T, UNIT } from './texts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 15,
  lineHeight: '20px',
  '& th': {
    height: 40,
    padding: '0 16px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& td': { height: 48, padding: '2px 16px', overflowWrap: 'anywhere' },
  '& th, & td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .nombre': { paddingLeft: 56 },
  '& td.nombre': { fontWeight: 600 },
  '& .costo': { width: '16%', textAlign: 'right' },
  '& .medida': { width: '32.5%', paddingLeft: 48 },
  '& .acciones': { width: 120, paddingRight: 12, textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr:hover td': { backgroundColor: theme.vars.palette.background.default },
  [theme.breakpoints.down('md')]: {
    '& .nombre': { paddingLeft: 16 },
    '& .costo': { width: 128 },
    '& .medida': { width: 136, paddingLeft: 24 },
  },
}));

interface ServiciosTableProps extends OnServicioTap {
  categoria: string;
  servicios: readonly Servicio[];
}

/** Table of a category's servicios for all screens but phones, which get `ServiciosList`. */
export default function ServiciosTable({ categoria: category, servicios, ...actions }: ServiciosTableProps) {
  return (
    <Table aria-label={category}>
      <thead>
        <tr>
          <th scope="col" className="nombre">
            {T.servicio}
          </th>
          <th scope="col" className="costo">
            {T.cost}
          </th>
          <th scope="col" className="medida">
            {T.medida}
          </th>
          <th scope="col" className="acciones">
            <span style={VISUALLY_HIDDEN}>{T.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {servicios.map((servicio) => (
          <tr key={servicio._id}>
            <td className="nombre">{servicio.servicio}</td>
            <td className="costo">
              <Cost servicio={servicio} />
            </td>
            <td className="medida">{UNIT[servicio.medida]}</td>
            <td className="acciones">
              <ServicioActions servicio={servicio} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
