import { formatoCon, formatoDinero } from '@lavanda/shared/domain/dinero';
import { type Consulta, indicadores, type Resumen } from '@lavanda/shared/domain/reporte';
import { styled } from '@mui/material/styles';
import { TEXTOS_KPI as T, TEXTOS } from '../textos';
import Kpi from './Kpi';

interface IndicadoresProps {
  /** Null while it isn't known, or couldn't be read (`fallo`). */
  resumen: Resumen | null;
  consulta: Consulta;
  fallo: boolean;
}

const entero = (valor: number) => formatoCon(0).format(valor);

/** The five cards (spec 2 "Dashboard"). */
export default function Indicadores({ resumen, consulta, fallo }: IndicadoresProps) {
  const datos = resumen && indicadores(resumen, consulta);
  const aviso = fallo ? TEXTOS.sinDatos : undefined;
  const anterior = { leyenda: T.vsAnterior, sinRazon: T.sinAnterior, aviso };
  return (
    <Rejilla className="indicadores" aria-label={T.grupo}>
      <Kpi
        titulo={T.ventasAnio}
        indicador={datos?.ventasAnio ?? null}
        formato={formatoDinero}
        {...anterior}
        leyenda={T.crecimiento}
      />
      <Kpi titulo={T.ventasMes} indicador={datos?.ventasMes ?? null} formato={formatoDinero} {...anterior} />
      <Kpi
        titulo={T.cobradoMes}
        indicador={datos?.cobradoMes ?? null}
        formato={formatoDinero}
        leyenda={T.delTotal}
        sinRazon={T.sinVentas}
        aviso={aviso}
      />
      <Kpi titulo={T.recibidosMes} indicador={datos?.recibidosMes ?? null} formato={entero} {...anterior} />
      <Kpi titulo={T.ticketPromedio} indicador={datos?.ticketPromedio ?? null} formato={formatoDinero} {...anterior} />
    </Rejilla>
  );
}

const Rejilla = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  [theme.breakpoints.down('lg')]: { gap: 8 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
