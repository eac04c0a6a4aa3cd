import { formatoPorcentaje, type Indicador } from '@lavanda/shared/domain/reporte';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TEXTOS as T } from '../textos';

interface KpiProps {
  titulo: string;
  /** Null while it isn't known. */
  indicador: Indicador | null;
  formato(valor: number): string;
  leyenda: string;
  /** Said instead of the comparison when there is nothing to compare with. */
  sinRazon: string;
  /** Said instead of the value when it couldn't be read. */
  aviso?: ReactNode;
}

/** The whole large, the centavos small. */
function Valor({ texto }: { texto: string }) {
  const punto = texto.indexOf('.');
  if (punto < 0) return <>{texto}</>;
  return (
    <>
      {texto.slice(0, punto)}
      <small>{texto.slice(punto)}</small>
    </>
  );
}

function Razon({ razon }: { razon: number }) {
  const texto = formatoPorcentaje(razon);
  // As it is read: what rounds to 0 doesn't fall.
  const baja = texto.startsWith('\u2212');
  const Flecha = baja ? ArrowDownwardRounded : ArrowUpwardRounded;
  return (
    <b data-baja={baja}>
      <Flecha aria-hidden />
      <span style={SOLO_LECTOR}>{baja ? T.baja : T.sube} </span>
      {texto}
    </b>
  );
}

/** A figure, what it is, and how it compares: arrow, percent and caption. */
export default function Kpi({ titulo, indicador, formato, leyenda, sinRazon, aviso }: KpiProps) {
  return (
    <Marco>
      <dt>{titulo}</dt>
      {indicador ? (
        <>
          <dd className="valor">
            <Valor texto={formato(indicador.valor)} />
          </dd>
          <dd className="comparacion">
            {indicador.razon === null ? (
              sinRazon
            ) : (
              <>
                <Razon razon={indicador.razon} /> {leyenda}
              </>
            )}
          </dd>
        </>
      ) : (
        <>
          <dd className="valor">{aviso ?? <Skeleton width="70%" />}</dd>
          <dd className="comparacion">{aviso ? '' : <Skeleton width="90%" />}</dd>
        </>
      )}
    </Marco>
  );
}

const Marco = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minWidth: 0,
    padding: '14px 16px 12px',
    borderRadius: theme.radii.l,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}, ${theme.vars.shadows[1]}`,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 14, lineHeight: '20px', fontWeight: 600, color: palette.text.secondary },
    '& dd': { margin: 0 },
    '& .valor': { fontSize: 26, lineHeight: '34px', fontWeight: 700, letterSpacing: '-.02em', whiteSpace: 'nowrap' },
    '& .valor small': { fontSize: 16, lineHeight: '16px', fontWeight: 600, letterSpacing: 0, color: palette.text.secondary },
    '& .comparacion': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      fontSize: 14,
      lineHeight: '20px',
      minHeight: 20,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    '& b': { display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 700, color: palette.success.main },
    '& b[data-baja="true"]': { color: palette.error.main },
    '& b svg': { fontSize: 15 },
    [theme.breakpoints.down('lg')]: {
      padding: '12px 12px 10px',
      '& dt': { fontSize: 13 },
      '& .valor': { fontSize: 21, lineHeight: '30px' },
      '& .valor small': { fontSize: 14 },
      '& .comparacion': { fontSize: 13, lineHeight: '18px', flexWrap: 'wrap', gap: '0 4px', whiteSpace: 'normal' },
    },
    [theme.breakpoints.down('sm')]: { '& .valor': { fontSize: 20, lineHeight: '28px' }, '& .valor small': { fontSize: 13 } },
  };
});
