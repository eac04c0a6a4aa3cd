import { useSucursalesQuery } from '@lavanda/shared';
import type { RespuestaInvitacion } from '@lavanda/shared/contract/equipo';
import Field from '@lavanda/shared/ui/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Alert from '@mui/material/Alert';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { RolAsignable } from './CampoRol';
import CamposDePuesto from './CamposDePuesto';
import { useConfigGuardarUsuarioMutation } from './endpoints';
import { TEXTOS_FORMA as T } from './textos';

interface DialogoAltaProps {
  onInvitado(respuesta: RespuestaInvitacion): void;
  onCerrar(): void;
}

const fieldOf = oneOf(['usuario', 'idSucursal', 'rol']);

/** 'Alta de usuario': invites a person by e-mail, with their branch and role. */
export default function DialogoAlta({ onInvitado, onCerrar }: DialogoAltaProps) {
  const [usuario, setUsuario] = useState('');
  const [elegida, setElegida] = useState('');
  const [rol, setRol] = useState<RolAsignable>('user');
  const form = useForm({ fieldOf });
  const [guardar] = useConfigGuardarUsuarioMutation();
  const entrada = useRef<HTMLInputElement>(null);
  const { data: sucursales } = useSucursalesQuery();
  const idSucursal = elegida || (sucursales?.length === 1 ? (sucursales[0]?._id ?? '') : '');

  async function enviar() {
    const correo = usuario.trim();
    const faults = {
      ...((correo === '' || entrada.current?.validity.valid === false) && { usuario: T.correoInvalido }),
      ...(idSucursal === '' && { idSucursal: T.faltaSucursal }),
    };
    const respuesta = await form.submit(faults, () => guardar({ usuario: correo, idSucursal, rol }));
    if (respuesta) onInvitado(respuesta);
  }

  return (
    <FormDialog title={T.alta} form={form} verb={T.enviar} busyVerb={T.enviando} onSubmit={enviar} onClose={onCerrar}>
      <Typography sx={{ color: 'text.secondary', fontSize: 15, lineHeight: '22px' }}>{T.altaDetalle}</Typography>
      <Field
        autoFocus
        type="email"
        etiqueta={T.correo}
        value={usuario}
        error={form.errors.usuario}
        inputRef={entrada}
        entrada={{ autoComplete: 'off', maxLength: 200, spellCheck: false, autoCapitalize: 'none' }}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <MailOutlineRounded />
          </InputAdornment>
        }
        onChange={({ target }) => {
          setUsuario(target.value);
          form.clear('usuario');
        }}
      />
      <CamposDePuesto idSucursal={idSucursal} rol={rol} form={form} onSucursal={setElegida} onRol={setRol} />
      {form.failure && <Alert severity="error">{T.noSeInvito(form.failure)}</Alert>}
    </FormDialog>
  );
}
