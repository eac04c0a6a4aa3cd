import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import EtiquetaFactura from './EtiquetaFactura';
import { useIrA } from './useIrA';

const T = TEXTOS.lista;

/** Height of a row on the phone, px (UI guide 4). */
export const ALTO_TELEFONO = 72;

interface FilaTelefonoProps {
  cliente: Cliente;
  onMenu(cliente: Cliente, boton: HTMLElement): void;
}

function FilaTelefono({ cliente, onMenu }: FilaTelefonoProps) {
  const nombre = nombreCompleto(cliente);
  const irA = useIrA(cliente._id);
  return (
    <>
      <ButtonBase {...irA} component={Link} sx={ENLACE}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ ...RENGLON, fontWeight: 600, fontSize: 16, lineHeight: '22px' }}>{nombre}</Box>
          <Box sx={{ ...RENGLON, fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
            {`${cliente.telefono === '' ? T.sinTelefono : formatoTelefono(cliente.telefono)} · ${T.domicilios(cliente.domicilio.length)}`}
          </Box>
        </Box>
        <EtiquetaFactura rfc={cliente.rfc} />
      </ButtonBase>
      <IconButton
        aria-label={T.accionesDe(nombre)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(cliente, currentTarget)}
        sx={{ mr: 1 }}
      >
        <MoreVertRounded />
      </IconButton>
    </>
  );
}

/** A customer on the phone: the row opens it, the rest is in its menu. */
export default memo(FilaTelefono);

const ENLACE = {
  flex: 1,
  minWidth: 0,
  height: 1,
  gap: 2,
  pl: 4,
  pr: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  color: 'inherit',
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
} as const;

const RENGLON = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
