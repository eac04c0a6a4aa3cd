import { useServiciosQuery, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import Contenido from './Contenido';
import { botonVecino, idDeBoton, useFocoTrasCambio } from './foco';
import DialogoServicio from './formulario/DialogoServicio';
import type { Modo } from './formulario/modo';
import { TEXTOS as T } from './textos';
import { useEliminar } from './useEliminar';

/** 'Servicios' (spec 2 "Configuración"): the catalogue by category, and what changes it. */
export default function PaginaServicios() {
  const lista = useServiciosQuery(undefined, { refetchOnMountOrArgChange: true });
  const { eliminados, eliminar } = useEliminar();
  // The focus follows a change of this list, so it is another one only when its services change.
  const servicios = useMemo(() => lista.data?.filter(({ _id }) => !eliminados.has(_id)), [lista.data, eliminados]);
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set());
  const [modo, setModo] = useState<Modo | null>(null);
  const [porEliminar, setPorEliminar] = useState<Servicio | null>(null);
  const foco = useRef<string | null | undefined>(undefined);
  const avisar = useToast();
  useFocoTrasCambio(servicios, foco);

  const abrir = (categoria: string, abierta: boolean) =>
    setAbiertas((previas) => new Set(abierta ? [...previas, categoria] : [...previas].filter((otra) => otra !== categoria)));

  function alGuardar(guardado: Servicio) {
    avisar(modo?.tipo === 'modificar' ? T.modificado(guardado.servicio) : T.agregado(guardado.servicio));
    abrir(guardado.categoria, true);
    foco.current = idDeBoton('modificar', guardado._id);
    setModo(null);
  }

  function confirmar(servicio: Servicio) {
    foco.current = botonVecino(servicios ?? [], servicio);
    setPorEliminar(null);
    void eliminar(servicio);
  }

  return (
    <>
      <PageHeader titulo={T.titulo}>
        <Button
          variant="contained"
          aria-haspopup="dialog"
          onClick={() => setModo({ tipo: 'crear' })}
          sx={{ ml: { sm: 'auto' }, width: { xs: 1, sm: 'auto' } }}
        >
          {T.nuevaCategoria}
        </Button>
      </PageHeader>
      <Contenido
        lista={lista}
        servicios={servicios}
        abiertas={abiertas}
        onAbrir={abrir}
        onAgregar={(categoria) => setModo({ tipo: 'agregar', categoria })}
        onNuevaCategoria={() => setModo({ tipo: 'crear' })}
        onModificar={(servicio) => setModo({ tipo: 'modificar', servicio })}
        onEliminar={setPorEliminar}
      />
      {modo && <DialogoServicio modo={modo} existentes={servicios ?? []} onGuardado={alGuardar} onCerrar={() => setModo(null)} />}
      {porEliminar && (
        <ConfirmDialog
          peligro
          pregunta={T.preguntaEliminar(porEliminar.servicio)}
          consecuencia={T.consecuenciaEliminar}
          confirmar={T.eliminar}
          cancelar={T.cancelar}
          onConfirmar={() => confirmar(porEliminar)}
          onCancelar={() => setPorEliminar(null)}
        />
      )}
    </>
  );
}
