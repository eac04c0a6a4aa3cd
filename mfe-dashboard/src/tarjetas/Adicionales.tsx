import {
  adicionales,
  type Consulta,
  formatoPorcentaje,
  hayVentas,
  type Parte,
  type Resumen,
} from '@lavanda/shared/domain/reporte';
import Money from '@lavanda/shared/ui/Money';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { mesEnFrase } from '../seleccion/mes';
import { TEXTOS_GRAFICAS as T, TEXTOS } from '../textos';
import SinVentas from './SinVentas';
import Tarjeta from './Tarjeta';

/** A share of a whole: name, amount, percent, and its length. */
function BarraDeParte({ nombre, parte: { monto, parte } }: { nombre: string; parte: Parte }) {
  return (
    <div>
      <p>
        <b>{nombre}</b>
        <Money centavos={monto} />
        <em>{formatoPorcentaje(parte, 0)}</em>
      </p>
      <LinearProgress variant="determinate" value={Math.min(100, Math.round(parte * 100))} aria-label={nombre} />
    </div>
  );
}

/** 'Datos adicionales de tus ventas': what part of the month was delivered, invoiced, express. */
export default function Adicionales({ resumen, consulta }: { resumen: Resumen; consulta: Consulta }) {
  const partes = adicionales(resumen, consulta);
  return (
    <Tarjeta titulo={T.adicionales}>
      {hayVentas(resumen, consulta) ? (
        <Lista>
          <BarraDeParte nombre={T.aDomicilio} parte={partes.aDomicilio} />
          <BarraDeParte nombre={T.facturado} parte={partes.factura} />
          <BarraDeParte nombre={T.express} parte={partes.express} />
        </Lista>
      ) : (
        <SinVentas texto={TEXTOS.sinVentas(mesEnFrase(consulta))} />
      )}
    </Tarjeta>
  );
}

const Lista = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: 16,
  '& p': { display: 'flex', alignItems: 'baseline', gap: 8, margin: '0 0 6px', fontSize: 15 },
  '& b': { flex: 1, fontWeight: 600 },
  '& em': { minWidth: 44, textAlign: 'right', fontStyle: 'normal', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .MuiLinearProgress-root': { height: 10, borderRadius: 5, backgroundColor: theme.vars.palette.background.sunken },
  '& .MuiLinearProgress-bar': { borderRadius: 5, backgroundColor: theme.vars.palette.primary.graphic },
}));
