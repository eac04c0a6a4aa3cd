import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { type Consulta, hayVentas, type Resumen, ventasPorDia } from '@lavanda/shared/domain/reporte';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { mesEnFrase } from '../seleccion/mes';
import { DIAS_CORTOS, TEXTOS_GRAFICAS as T, TEXTOS } from '../textos';
import Grafica from './Grafica';
import SinVentas from './SinVentas';
import Tabla from './Tabla';
import Tarjeta from './Tarjeta';

const cargar = () => import('../graficas/Barras');

/** Totals of the month by weekday, Sunday to Saturday. */
export default function DiasDeLaSemana({ resumen, consulta }: { resumen: Resumen; consulta: Consulta }) {
  const dias = ventasPorDia(resumen, consulta);
  if (!hayVentas(resumen, consulta)) {
    return (
      <Tarjeta titulo={T.dias}>
        <SinVentas texto={TEXTOS.sinVentas(mesEnFrase(consulta))} />
      </Tarjeta>
    );
  }
  const mayor = Math.max(...dias);
  const descripcion = T.resumenDias(DIAS_CORTOS[dias.indexOf(mayor)] ?? '', formatoDinero(mayor));
  const tabla = (
    <Tabla
      titulo={T.dias}
      columnas={[T.columnaDia, T.columnaTotal]}
      filas={DIAS_CORTOS.map((dia, indice) => [dia, formatoDinero(dias[indice] ?? 0)])}
    />
  );
  return (
    <Tarjeta titulo={T.dias} tabla={tabla}>
      <p style={SOLO_LECTOR}>{descripcion}</p>
      <Grafica cargar={cargar} alto={196} props={{ dias }} />
    </Tarjeta>
  );
}
