import { NEUTROS } from '@lavanda/shared/design/tokens';
import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { type Consulta, type FechaDePagos, formatoPorcentaje, metodosDePago, type Resumen } from '@lavanda/shared/domain/reporte';
import Segmented from '@lavanda/shared/ui/Segmented';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import { mesEnFrase } from '../seleccion/mes';
import { TEXTOS_GRAFICAS as T, TEXTOS } from '../textos';
import Grafica from './Grafica';
import SinVentas from './SinVentas';
import Tabla from './Tabla';
import Tarjeta from './Tarjeta';

interface MetodosDePagoProps {
  resumen: Resumen;
  consulta: Consulta;
  por: FechaDePagos;
  onPor(por: FechaDePagos): void;
}

const cargar = () => import('../graficas/Dona');

/** The lightest grey that reaches 3:1 on white. */
const CUARTO = '#8a949d';

/** Colours of the four methods: the chart pair, then neutrals that aren't the second of the pair (UI guide 3, rule 7). */
function useColores(): readonly string[] {
  const { palette } = useTheme();
  const [p, s] = [palette.primary.graphic, palette.secondary.graphic];
  const neutros = [NEUTROS.serie, CUARTO, NEUTROS.tinta].filter((color) => color !== p && color !== s);
  return [p, s, ...neutros];
}

/** The donut of payments by method, of the month they were made in or of the month of their notes. */
export default function MetodosDePago({ resumen, consulta, por, onPor }: MetodosDePagoProps) {
  const colores = useColores();
  const { total, metodos } = metodosDePago(resumen, consulta, por);
  const filas = metodos.map((fila, indice) => ({ ...fila, id: fila.metodo, color: colores[indice] ?? NEUTROS.serie }));
  const conAlgo = filas.filter(({ monto }) => monto !== 0);
  const rebanadas = filas.filter(({ monto }) => monto > 0);
  const mayor = rebanadas.reduce((a, b) => (b.monto > a.monto ? b : a), rebanadas[0] ?? { metodo: '', parte: 0, monto: 0 });
  const descripcion = T.resumenMetodos(mayor.metodo, formatoPorcentaje(mayor.parte));
  const tabla = (
    <Tabla
      titulo={T.metodos}
      columnas={[T.columnaMetodo, T.columnaMonto, T.columnaParte]}
      filas={filas.map(({ metodo, monto, parte }) => [metodo, formatoDinero(monto), formatoPorcentaje(parte)])}
    />
  );
  return (
    <Tarjeta
      titulo={T.metodos}
      tabla={tabla}
      acciones={
        <Box sx={ELECCION}>
          <Segmented
            etiqueta={T.filtrarPagos}
            opciones={[
              { valor: 'pago', etiqueta: T.fechaPago },
              { valor: 'nota', etiqueta: T.fechaNota },
            ]}
            valor={por}
            onCambio={onPor}
          />
        </Box>
      }
    >
      {conAlgo.length === 0 ? (
        <SinVentas texto={TEXTOS.sinPagos(mesEnFrase(consulta))} />
      ) : (
        <Rejilla>
          <p style={SOLO_LECTOR}>{descripcion}</p>
          <Donut>
            <Grafica cargar={cargar} alto={168} props={{ rebanadas }} />
            <p>
              {T.cobrado}
              <b>{formatoDinero(total)}</b>
            </p>
          </Donut>
          <ul>
            {conAlgo.map(({ metodo, monto, parte, color }) => (
              <li key={metodo}>
                <i style={{ backgroundColor: color }} aria-hidden />
                <b>{metodo}</b>
                <em>{formatoPorcentaje(parte)}</em>
                <small>{formatoDinero(monto)}</small>
              </li>
            ))}
          </ul>
        </Rejilla>
      )}
    </Tarjeta>
  );
}

const ELECCION = {
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  mb: { xs: 2, sm: 0 },
  '& [role="radio"]': { minHeight: 38, px: 3, fontSize: 13.5 },
} as const;

const Rejilla = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: 18,
    alignItems: 'center',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', justifyItems: 'center', '& ul': { width: '100%' } },
    '& ul': { display: 'grid', gap: 9, margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '12px 1fr auto',
      gap: '0 8px',
      alignItems: 'center',
      fontSize: 14,
      lineHeight: '18px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li i': { width: 12, height: 12, borderRadius: 3, gridRow: 'span 2', printColorAdjust: 'exact' },
    '& li b': { fontWeight: 600 },
    '& li em': { fontStyle: 'normal', fontWeight: 700 },
    '& li small': { gridColumn: '2 / -1', fontSize: 13, lineHeight: '16px', color: palette.text.secondary },
  };
});

const Donut = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 168,
  height: 168,
  '& > p': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    margin: 0,
    pointerEvents: 'none',
    fontSize: 12,
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontSize: 16, color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));
