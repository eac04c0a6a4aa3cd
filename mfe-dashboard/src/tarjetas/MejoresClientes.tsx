import { type Consulta, mejoresClientes, type Resumen } from '@lavanda/shared/domain/reporte';
import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import Money from '@lavanda/shared/ui/Money';
import { styled } from '@mui/material/styles';
import { mesEnFrase } from '../seleccion/mes';
import { TEXTOS_GRAFICAS as T, TEXTOS } from '../textos';
import SinVentas from './SinVentas';
import Tarjeta from './Tarjeta';

/** The month's five best customers by total, each with its length beside the first one's. */
export default function MejoresClientes({ resumen, consulta }: { resumen: Resumen; consulta: Consulta }) {
  const clientes = mejoresClientes(resumen, consulta);
  const mayor = clientes[0]?.total ?? 0;
  return (
    <Tarjeta titulo={T.mejoresClientes}>
      {clientes.length === 0 ? (
        <SinVentas texto={TEXTOS.sinVentas(mesEnFrase(consulta))} />
      ) : (
        <Lista>
          {clientes.map(({ cliente, nombre, total }, indice) => (
            <li key={cliente}>
              <Place aria-hidden>{indice + 1}</Place>
              <b>{nombre}</b>
              <Money centavos={total} sx={{ fontSize: 15 }} />
              <Length style={{ backgroundSize: `${mayor > 0 ? (total / mayor) * 100 : 0}% 100%` }} aria-hidden />
            </li>
          ))}
        </Lista>
      )}
    </Tarjeta>
  );
}

const Lista = styled('ol')({
  flex: 1,
  display: 'grid',
  alignContent: 'space-evenly',
  gap: 2,
  margin: '2px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '6px 0',
  },
  '& b': { fontSize: 15, fontWeight: 600, ...EN_UN_RENGLON },
});

const Place = styled('span')(({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '24px',
  fontWeight: 700,
  backgroundColor: theme.vars.palette.primary.light,
  color: theme.vars.palette.primary.text,
}));

const Length = styled('span')(({ theme: { vars } }) => ({
  gridColumn: '2 / -1',
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(${vars.palette.primary.graphic}, ${vars.palette.primary.graphic}) no-repeat ${vars.palette.background.sunken}`,
}));
