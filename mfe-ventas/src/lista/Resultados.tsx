import { useAuthDataQuery } from '@lavanda/shared';
import BarraSeleccion from '../seleccion/BarraSeleccion';
import { useSeleccion } from '../seleccion/useSeleccion';
import FinDeLista from './FinDeLista';
import ListaTelefono from './ListaTelefono';
import SubirArriba from './SubirArriba';
import TablaVentas from './TablaVentas';
import type { ListaDeVentas } from './useVentas';

interface ResultadosProps {
  ventas: ListaDeVentas;
  conSucursal: boolean;
  enTelefono: boolean;
}

/** The rows of one list, what is chosen among them and what comes after the last. */
export default function Resultados({ ventas, conSucursal, enTelefono }: ResultadosProps) {
  const { filas, conteo, hayMas, cargandoMas, error } = ventas;
  const seleccion = useSeleccion(filas);
  const { data: sesion } = useAuthDataQuery();
  const alPos = sesion?.permissions.includes('pos') ?? false;
  const destinoDe = (id: string) => (alPos ? `/app/pos/${id}` : `/app/ventas/${id}`);
  const Lista = enTelefono ? ListaTelefono : TablaVentas;
  return (
    <>
      {/* Before the list, which has no end for the Tab key. */}
      {seleccion.elegidas.length === 0 && <SubirArriba />}
      <Lista
        filas={filas}
        cuantas={conteo === null || conteo > 1000 ? -1 : Math.max(conteo, filas.length)}
        conSucursal={conSucursal}
        seleccion={seleccion}
        destinoDe={destinoDe}
        onLlegarAlFinal={() => {
          if (hayMas && !cargandoMas && error === undefined) ventas.cargarMas();
        }}
      />
      <FinDeLista cargando={cargandoMas} error={error} onReintentar={ventas.reintentar} />
      {seleccion.elegidas.length > 0 && <BarraSeleccion seleccion={seleccion} />}
    </>
  );
}
