import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { TEXTOS as T } from '../textos';

interface TarjetaProps {
  titulo: string;
  /** Between title and table button: legend or choice. */
  acciones?: ReactNode;
  /** The same figures as a table; with it the card has a button that shows it. */
  tabla?: ReactNode;
  children: ReactNode;
}

/** Paper of a report: its title and what it shows, as a chart or as a table. */
export default function Tarjeta({ titulo, acciones, tabla, children }: TarjetaProps) {
  const [enTabla, setEnTabla] = useState(false);
  const id = useId();
  const boton = enTabla ? T.verGrafica : T.verTabla;
  return (
    <Marco aria-labelledby={id}>
      <Encabezado>
        <h2 id={id}>{titulo}</h2>
        {acciones}
        {tabla && (
          <Tooltip title={boton}>
            <IconButton className="no-imprimir" aria-label={`${boton}: ${titulo}`} onClick={() => setEnTabla(!enTabla)}>
              {enTabla ? <BarChartRounded aria-hidden /> : <TableRowsOutlined aria-hidden />}
            </IconButton>
          </Tooltip>
        )}
      </Encabezado>
      <Cuerpo>{enTabla && tabla ? tabla : children}</Cuerpo>
    </Marco>
  );
}

const Marco = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '14px 18px',
  borderRadius: theme.radii.l,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
  breakInside: 'avoid',
  [theme.breakpoints.down('sm')]: { padding: '12px 14px' },
}));

const Encabezado = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 8px',
  margin: '-4px -8px 4px 0',
  '& h2': {
    flex: '1 1 150px',
    margin: 0,
    paddingTop: 11,
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
    color: theme.vars.palette.text.primary,
  },
}));

const Cuerpo = styled('div')({ position: 'relative', flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
