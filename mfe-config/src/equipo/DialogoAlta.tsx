import { useSucursalesQuery } from '@lavanda/shared';
import type { RespuestaInvitacion } from '@lavanda/shared/contract/equipo';
import Field from '@lavanda/shared/ui/Field';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { RolAsignable } from './CampoRol';
import CamposDePuesto from './CamposDePuesto';
import Forma from './Forma';
import { TEXTOS_FORMA as T } from './textos';
import { useGuardar } from './useGuardar';

interface DialogoAltaProps {
  onInvitado(respuesta: RespuestaInvitacion): void;
  onCerrar(): void;
}

const CAMPOS = ['usuario', 'idSucursal', 'rol'];

/** 'Alta de usuario': invites a person by e-mail, with their branch and role. */
export default function DialogoAlta({ onInvitado, onCerrar }: DialogoAltaProps) {
  const [usuario, setUsuario] = useState('');
  const [elegida, setElegida] = useState('');
  const [rol, setRol] = useState<RolAsignable>('user');
  const guardado = useGuardar(CAMPOS);
  const entrada = useRef<HTMLInputElement>(null);
  const { data: sucursales } = useSucursalesQuery();
  const idSucursal = elegida || (sucursales?.length === 1 ? (sucursales[0]?._id ?? '') : '');

  async function enviar() {
    const correo = usuario.trim();
    const respuesta = await guardado.guardar(
      { usuario: correo, idSucursal, rol },
      {
        ...((correo === '' || entrada.current?.validity.valid === false) && { usuario: T.correoInvalido }),
        ...(idSucursal === '' && { idSucursal: T.faltaSucursal }),
      },
    );
    if (respuesta) onInvitado(respuesta);
  }

  return (
    <Forma
      titulo={T.alta}
      guardado={guardado}
      alFallar={T.noSeInvito}
      verbo={T.enviar}
      verboOcupado={T.enviando}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 15, lineHeight: '22px' }}>{T.altaDetalle}</Typography>
      <Field
        autoFocus
        type="email"
        etiqueta={T.correo}
        value={usuario}
        error={guardado.errores.usuario}
        inputRef={entrada}
        entrada={{ autoComplete: 'off', maxLength: 200, spellCheck: false, autoCapitalize: 'none' }}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <MailOutlineRounded />
          </InputAdornment>
        }
        onChange={({ target }) => {
          setUsuario(target.value);
          guardado.olvidar('usuario');
        }}
      />
      <CamposDePuesto idSucursal={idSucursal} rol={rol} guardado={guardado} onSucursal={setElegida} onRol={setRol} />
    </Forma>
  );
}
