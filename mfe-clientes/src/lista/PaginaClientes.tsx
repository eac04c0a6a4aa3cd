import { enfocarTitulo } from '@lavanda/shared/ui/foco';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useEntrada } from '../clientes/useEntrada';
import { TEXTOS } from '../textos';
import Contenido from './Contenido';
import Herramientas from './Herramientas';
import PieDeLista from './PieDeLista';
import { useBusqueda } from './useBusqueda';
import { useCopiar } from './useCopiar';
import { useLista } from './useLista';

const DialogoImportar = lazy(() => import('../importar/DialogoImportar'));

const T = TEXTOS.lista;

/** 'Tus Clientes' (spec 2 "Customers list"). */
export default function PaginaClientes() {
  const busqueda = useBusqueda();
  const lista = useLista(busqueda.aplicada);
  const { copiar, dialogo } = useCopiar();
  const [importando, setImportando] = useState(false);
  useEntrada('lista');
  useScrollRestore({
    rows: lista.clientes?.length,
    hasMore: lista.hayMas,
    isLoadingMore: lista.cargandoMas,
    error: lista.falloSiguiente,
    loadMore: () => void lista.cargarMas(),
  });

  // Its button goes away with what it says: the focus goes to the title, where the list begins.
  const quitarBusqueda = () => {
    busqueda.quitar();
    enfocarTitulo();
  };

  return (
    <Box>
      <PageHeader titulo={T.titulo} />
      <Herramientas busqueda={busqueda} onImportar={() => setImportando(true)} />
      <Box role="status" sx={SOLO_LECTOR}>
        {lista.clientes && T.cuenta(lista.clientes.length, lista.hayMas)}
      </Box>
      <Contenido lista={lista} busqueda={busqueda.aplicada} onQuitarBusqueda={quitarBusqueda} onCopiar={copiar} />
      <PieDeLista lista={lista} />
      {dialogo}
      {importando && (
        <Suspense>
          <DialogoImportar onCerrar={() => setImportando(false)} />
        </Suspense>
      )}
    </Box>
  );
}
