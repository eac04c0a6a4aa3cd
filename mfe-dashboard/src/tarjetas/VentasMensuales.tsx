import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { type Consulta, type Resumen, ventasPorMes } from '@lavanda/shared/domain/reporte';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { styled } from '@mui/material/styles';
import { MESES, TEXTOS_GRAFICAS as T } from '../textos';
import Grafica from './Grafica';
import Tabla from './Tabla';
import Tarjeta from './Tarjeta';

interface VentasMensualesProps {
  resumen: Resumen;
  consulta: Consulta;
  hoy: string;
}

const cargar = () => import('../graficas/Lineas');

function resumir(anio: number, meses: readonly (number | null)[]): string {
  const montos = meses.map((monto) => monto ?? 0);
  const total = montos.reduce((suma, monto) => suma + monto, 0);
  const mayor = Math.max(...montos);
  if (mayor <= 0) return T.resumenMesesVacio(anio);
  const mejor = (MESES[montos.indexOf(mayor)] ?? '').toLowerCase();
  return T.resumenMeses(anio, formatoDinero(total), mejor, formatoDinero(mayor));
}

/** 'Ventas mensuales año actual vs anterior (YTY)': the chosen year and the one before (decisions "Lists"). */
export default function VentasMensuales({ resumen, consulta, hoy }: VentasMensualesProps) {
  const { anio, mes } = consulta;
  const actual = ventasPorMes(resumen, consulta, hoy);
  const anterior = ventasPorMes(resumen, { ...consulta, anio: anio - 1 }, hoy);
  const descripcion = resumir(anio, actual);
  const celda = (monto: number | null | undefined) => (typeof monto === 'number' ? formatoDinero(monto) : T.sinEmpezar);
  const tabla = (
    <Tabla
      titulo={T.ventasMensuales}
      columnas={[T.columnaMes, String(anio), String(anio - 1)]}
      filas={MESES.map((nombre, indice) => [nombre, celda(actual[indice]), celda(anterior[indice])])}
    />
  );
  return (
    <Tarjeta
      titulo={T.ventasMensuales}
      tabla={tabla}
      acciones={
        <Leyenda aria-hidden>
          <span data-serie="actual">{anio}</span>
          <span data-serie="anterior">{anio - 1}</span>
        </Leyenda>
      }
    >
      <p style={SOLO_LECTOR}>{descripcion}</p>
      <Grafica cargar={cargar} alto={272} props={{ anio, mes, actual, anterior }} />
    </Tarjeta>
  );
}

const Leyenda = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 44,
  margin: 0,
  [theme.breakpoints.down('sm')]: { order: 1, width: '100%', minHeight: 28 },
  fontSize: 14,
  fontWeight: 600,
  '& span': { display: 'flex', alignItems: 'center', gap: 7 },
  '& span::before': { content: '""', width: 26, borderTop: `3px solid ${theme.vars.palette.primary.graphic}` },
  '& span[data-serie="anterior"]::before': { borderTop: `2.5px dashed ${theme.vars.palette.secondary.graphic}` },
}));
