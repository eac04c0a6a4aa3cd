import { api, type Despacho, useToast, useUsuario } from '@lavanda/shared';
import type { Miembro } from '@lavanda/shared/contract/equipo';
import Field from '@lavanda/shared/ui/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { RolAsignable } from './CampoRol';
import CamposDePuesto from './CamposDePuesto';
import { useConfigGuardarUsuarioMutation } from './endpoints';
import { comoSeLlama } from './miembro';
import { TEXTOS_FORMA as T, TEXTOS_ROL } from './textos';

interface DialogoModificarProps {
  miembro: Miembro;
  onCerrar(): void;
}

const fieldOf = oneOf(['nombre', 'idSucursal', 'rol']);

function asignable(rol: Miembro['rol']): RolAsignable | null {
  return rol in TEXTOS_ROL ? (rol as RolAsignable) : null;
}

/** Name, branch and role of an account; never its e-mail. A superuser keeps that role unless another is chosen: nobody gives it back. */
export default function DialogoModificar({ miembro, onCerrar }: DialogoModificarProps) {
  const [nombre, setNombre] = useState(miembro.nombre);
  const [idSucursal, setSucursal] = useState(miembro.idSucursal);
  const [rol, setRol] = useState(asignable(miembro.rol));
  const form = useForm({ fieldOf });
  const [guardar] = useConfigGuardarUsuarioMutation();
  const propia = useUsuario()._id === miembro._id;
  const despachar = useDispatch<Despacho>();
  const avisar = useToast();
  const eraSuperuser = miembro.rol === 'superuser';
  const cambiaRol = rol !== null && rol !== miembro.rol;

  const avisos = [
    ...(eraSuperuser ? [cambiaRol ? T.dejaSuperuser : T.superuser] : []),
    ...(cambiaRol ? [propia ? T.cierraLaTuya : T.cierraSesiones] : []),
  ];

  function conservar({ currentTarget }: MouseEvent) {
    setRol(null);
    // The button goes away: the focus stays at the roles.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type="radio"]')?.focus();
  }

  async function enviar() {
    const escrito = nombre.trim();
    const faults = {
      ...(escrito === '' && { nombre: T.faltaNombre }),
      ...(idSucursal === '' && { idSucursal: T.faltaSucursal }),
    };
    const cuerpo = { _id: miembro._id, nombre: escrito, idSucursal, rol: rol ?? miembro.rol };
    const respuesta = await form.submit(faults, () => guardar(cuerpo));
    if (!respuesta) return;
    avisar(T.guardado(comoSeLlama(respuesta.usuario)));
    // The bar shows the name and branch of whoever is signed in; with another role this session is over.
    if (propia) despachar(api.util.invalidateTags(['Sesion']));
    onCerrar();
  }

  return (
    <FormDialog
      title={comoSeLlama(miembro)}
      form={form}
      verb={T.guardar}
      busyVerb={T.guardando}
      onSubmit={enviar}
      onClose={onCerrar}
    >
      <Field
        autoFocus
        etiqueta={T.nombre}
        value={nombre}
        error={form.errors.nombre}
        entrada={{ autoComplete: 'off', maxLength: 120 }}
        onChange={({ target }) => {
          setNombre(target.value);
          form.clear('nombre');
        }}
      />
      <CamposDePuesto
        idSucursal={idSucursal}
        rol={rol}
        form={form}
        onSucursal={setSucursal}
        onRol={setRol}
        avisos={avisos}
        accion={
          eraSuperuser &&
          cambiaRol && (
            <Button onClick={conservar} sx={{ alignSelf: 'flex-start', px: 0 }}>
              {T.conservar}
            </Button>
          )
        }
      />
      {form.failure && <Alert severity="error">{T.noSeGuardo(form.failure)}</Alert>}
    </FormDialog>
  );
}
