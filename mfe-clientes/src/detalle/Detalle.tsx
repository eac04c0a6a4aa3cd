import { usePuede, useToast } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import { useGuardaSalida } from '@lavanda/shared/ui/useGuardaSalida';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import Domicilios from '../domicilios/Domicilios';
import { useVueltaALista } from '../lista/useIrA';
import { TEXTOS } from '../textos';
import { AccionesEdicion, AccionesLectura } from './Acciones';
import { borradorDe } from './borrador';
import DialogoEliminar from './DialogoEliminar';
import Hoja from './Hoja';
import HojaEdicion from './HojaEdicion';
import HojaLectura from './HojaLectura';
import MarcoDetalle from './MarcoDetalle';
import { useCustomerForm } from './useCustomerForm';
import { useGuardado } from './useGuardado';

const T = TEXTOS.detalle;

/** One customer to look at and, for the roles that may, to edit or remove. */
export default function Detalle({ cliente }: { cliente: Cliente }) {
  const form = useCustomerForm(cliente._id, borradorDe(cliente), cliente.version);
  const guarda = useGuardaSalida(form.changed, form.release);
  const alGuardar = useGuardado();
  const puedeCambiar = usePuede('clientes.cambiar');
  const avisar = useToast();
  const navegar = useNavigate();
  const vuelta = useVueltaALista();
  const [eliminando, setEliminando] = useState(false);
  /** Where the focus goes when the mode changes: an address that opens edit mode keeps it in the addresses. */
  const [foco, setFoco] = useState<'nombre' | 'modificar' | null>(null);

  function modificar() {
    setFoco('nombre');
    form.begin();
  }

  function volverALeer() {
    setFoco('modificar');
    form.end();
  }

  async function guardar() {
    const guardado = await form.submit();
    if (!guardado) return;
    alGuardar(guardado, cliente, T.actualizado);
    volverALeer();
  }

  function ponerDomicilios(domicilios: Domicilio[]) {
    if (puedeCambiar) form.putDomicilios(domicilios);
  }

  return (
    <MarcoDetalle
      titulo={nombreCompleto(cliente)}
      acciones={
        form.editing ? (
          <AccionesEdicion guardando={form.saving} onCancelar={volverALeer} />
        ) : (
          <AccionesLectura onEliminar={() => setEliminando(true)} onModificar={modificar} alModificar={foco === 'modificar'} />
        )
      }
    >
      <Hoja
        datos={
          form.editing ? (
            <HojaEdicion form={form} onGuardar={guardar} alNombre={foco === 'nombre'} />
          ) : (
            <HojaLectura datos={form.values} />
          )
        }
        domicilios={
          <Domicilios domicilios={form.values.domicilio} editable={form.editing && !form.saving} onCambio={ponerDomicilios} />
        }
      />
      {eliminando && (
        <DialogoEliminar
          id={cliente._id}
          nombre={nombreCompleto(cliente)}
          onCancelar={() => setEliminando(false)}
          onEliminado={() => {
            avisar(T.eliminado);
            navegar(vuelta.to, { replace: true, state: vuelta.state });
          }}
        />
      )}
      <LeaveDialog guard={guarda} texts={T.salir} />
    </MarcoDetalle>
  );
}
