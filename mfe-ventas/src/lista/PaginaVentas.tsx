import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { enfocarTitulo, nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import MenuExportar from '../exportar/MenuExportar';
import BarraFiltros from '../filtros/BarraFiltros';
import { consultaDe, hayFiltros, SIN_FILTROS } from '../filtros/filtros';
import { useFiltros } from '../filtros/useFiltros';
import { TEXTOS as T } from '../textos';
import EsqueletoVentas from './EsqueletoVentas';
import Resultados from './Resultados';
import SinVentas from './SinVentas';
import { useVentas } from './useVentas';

/** 'Tus Ventas': every sale the session may see, newest first, narrowed by the filters of the address (spec 2 "Sales list"). */
export default function PaginaVentas() {
  const { filtros, listos, superusuario, poner } = useFiltros();
  const ventas = useVentas(listos ? filtros : null);
  const enTelefono = useMediaQuery('(max-width: 719.95px)', { noSsr: true });
  const { filas, lista, error } = ventas;
  useScrollRestore({
    rows: lista ? filas.length : undefined,
    hasMore: ventas.hayMas,
    isLoadingMore: ventas.cargandoMas,
    error,
    loadMore: ventas.cargarMas,
  });
  const llegada = useLocation().key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on coming from a note; a page that is loaded begins where any does.
  useEffect(() => {
    if (llegada !== 'default' && nadieTieneElFoco()) enfocarTitulo();
  }, []);

  // Its button goes away with what it says.
  const quitarFiltros = () => {
    poner(SIN_FILTROS);
    enfocarTitulo();
  };

  return (
    <>
      <PageHeader titulo={T.titulo}>
        <MenuExportar filtros={filtros} />
      </PageHeader>
      <BarraFiltros filtros={filtros} conSucursal={superusuario} onPoner={poner} />
      <div role="status" style={SOLO_LECTOR}>
        {lista && ventas.conteo !== null && T.resultados(ventas.conteo)}
      </div>
      {!lista && error === undefined && <EsqueletoVentas enTelefono={enTelefono} conSucursal={superusuario} />}
      {!lista && error !== undefined && (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={ventas.reintentar} />
        </Paper>
      )}
      {lista && filas.length === 0 && <SinVentas filtradas={hayFiltros(filtros)} onQuitar={quitarFiltros} />}
      {filas.length > 0 && (
        <Resultados
          // Another list begins with nothing chosen: no row out of sight may be acted on.
          key={new URLSearchParams(consultaDe(filtros)).toString()}
          ventas={ventas}
          conSucursal={superusuario}
          enTelefono={enTelefono}
        />
      )}
    </>
  );
}
