import { usePuede, useUsuario } from '@lavanda/shared';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import { useGuardaSalida } from '@lavanda/shared/ui/useGuardaSalida';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEntrada } from '../clientes/useEntrada';
import Domicilios from '../domicilios/Domicilios';
import { TEXTOS } from '../textos';
import { AccionesEdicion } from './Acciones';
import Hoja from './Hoja';
import HojaEdicion from './HojaEdicion';
import MarcoDetalle from './MarcoDetalle';
import { recoveredId, useCustomerForm } from './useCustomerForm';
import { useGuardado } from './useGuardado';

const T = TEXTOS.detalle;

/** Create mode (spec 2): always editable, for the roles that register customers. */
export default function PaginaRegistrar() {
  useEntrada('registrar');
  if (usePuede('clientes.cambiar')) return <Registro />;
  return (
    <MarcoDetalle titulo={T.registrar}>
      <EmptyState icono={<LockOutlined />} titulo={T.sinPermiso} detalle={T.sinPermisoAyuda} />
    </MarcoDetalle>
  );
}

function Registro() {
  const { _id: usuario } = useUsuario();
  const [id] = useState(() => recoveredId(usuario) ?? nuevoId());
  const form = useCustomerForm(id, null);
  const guarda = useGuardaSalida(form.changed, form.release);
  const alGuardar = useGuardado();
  const navegar = useNavigate();

  async function guardar() {
    const guardado = await form.submit();
    if (!guardado) return;
    alGuardar(guardado, null, T.creado);
    guarda.liberar();
    navegar(`/app/clientes/${guardado._id}`, { replace: true });
  }

  return (
    <MarcoDetalle
      titulo={T.registrar}
      acciones={<AccionesEdicion guardando={form.saving} onCancelar={() => navegar('/app/clientes')} />}
    >
      <Hoja
        datos={<HojaEdicion form={form} onGuardar={guardar} alNombre />}
        domicilios={<Domicilios domicilios={form.values.domicilio} editable={!form.saving} onCambio={form.putDomicilios} />}
      />
      <LeaveDialog guard={guarda} texts={T.salir} />
    </MarcoDetalle>
  );
}
