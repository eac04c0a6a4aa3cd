import { useLogoutMutation, useToast } from '@lavanda/shared';
import type { Usuario } from '@lavanda/shared/contract/auth';
import AvatarIniciales from '@lavanda/shared/ui/AvatarIniciales';
import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTOS as PASSWORD } from '../account/password/textos';
import { useDialogoPassword } from '../account/password/useDialogoPassword';
import { TEXTOS } from '../app/textos';
import type { Enlace } from '../sections/secciones';
import { regreso } from '../sign-in/regreso';
import { iconoDe } from './iconos';

interface PropsMenuUsuario {
  usuario: Usuario;
  /** Sections that stand here and not in the bar. */
  enlaces: readonly Enlace[];
}

/** Who is signed in and where, with the sections that stand here ('Configuración', for the superuser), the change of password and 'Salir'. */
export function MenuUsuario({ usuario, enlaces }: PropsMenuUsuario) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const navegar = useNavigate();
  const salir = useSalir();
  const password = useDialogoPassword(usuario);
  const cerrar = () => setAncla(null);

  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={BOTON}
      >
        <span>
          <b>{usuario.nombre}</b>
          <span>{`${TEXTOS.sucursal} ${usuario.sucursalData.nombre_sucursal}`}</span>
        </span>
        <AvatarIniciales nombre={usuario.nombre} />
      </ButtonBase>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={cerrar}
        slotProps={{ list: { 'aria-label': TEXTOS.cuenta } }}
        sx={MENU}
      >
        {enlaces.map(({ seccion, ruta, texto, icono }) => {
          const Icono = iconoDe(icono);
          return (
            <MenuItem
              key={seccion}
              onClick={() => {
                cerrar();
                void navegar(ruta);
              }}
            >
              <Icono aria-hidden />
              {texto}
            </MenuItem>
          );
        })}
        {enlaces.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            cerrar();
            void password.abrir();
          }}
        >
          <KeyRounded aria-hidden />
          {PASSWORD.titulo}
        </MenuItem>
        <MenuItem
          onClick={() => {
            cerrar();
            void salir();
          }}
        >
          <LogoutRounded aria-hidden />
          {TEXTOS.salir}
        </MenuItem>
      </Menu>
      {password.dialogo}
    </>
  );
}

/**
 * Ends the session on the server; its 200 takes the user to /login (spec 2) by loading that page anew, so nothing this session
 * had in memory outlives it.
 */
function useSalir(): () => Promise<void> {
  const [cerrarSesion] = useLogoutMutation();
  const toast = useToast();
  return async () => {
    const { error } = await cerrarSesion();
    if (error) {
      toast(TEXTOS.sinSalir, 'error');
      return;
    }
    regreso.olvidar();
    location.assign('/login');
  };
}

const BOTON = {
  ml: 'auto',
  minHeight: 44,
  display: 'flex',
  gap: 2.5,
  px: 2,
  borderRadius: '10px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'right',
  minWidth: 0,
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'primary.selected' },
  '& b': { display: 'block', fontWeight: 700, fontSize: 14, lineHeight: '18px' },
  '& b + span': { display: 'block', fontSize: 13, lineHeight: '16px' },
  '& b, & b + span': EN_UN_RENGLON,
  '& > span:first-of-type': { minWidth: 0 },
  // On a small tablet the sections need the room: who it is, is on the avatar and read out.
  '@media (min-width: 600px) and (max-width: 719.95px)': { flex: 'none', '& > span:first-of-type': SOLO_LECTOR },
} as const;

const MENU = {
  '& .MuiMenu-paper': { minWidth: 232, mt: 2, borderRadius: '14px' },
  '& .MuiMenu-list': { p: 2 },
  '& .MuiMenuItem-root': { minHeight: 48, gap: 3, px: 3, borderRadius: '8px', fontWeight: 600, fontSize: 15 },
  '& .MuiMenuItem-root svg': { fontSize: 21, color: 'text.secondary' },
} as const;
