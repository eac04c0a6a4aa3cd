import type { Cliente } from '@lavanda/shared/contract/clientes';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { nombreCompleto } from '../clientes/nombre';
import { TEXTOS } from '../textos';
import FilaTelefono, { ALTO_TELEFONO } from './FilaTelefono';
import { useIrA } from './useIrA';
import { type Lista, usePaginaSiguiente } from './useLista';
import { useVentana } from './useVentana';

const T = TEXTOS.lista;

interface ListaTelefonoProps {
  lista: Lista;
  clientes: readonly Cliente[];
  onCopiar(cliente: Cliente): void;
}

/** The customers on a narrow screen: rows of which only what is in sight is drawn, with one menu for all. */
export default function ListaTelefono({ lista, clientes, onCopiar }: ListaTelefonoProps) {
  const { marco, indices, antes } = useVentana<HTMLUListElement>(clientes.length, ALTO_TELEFONO);
  const [abierto, setAbierto] = useState<{ cliente: Cliente; boton: HTMLElement } | null>(null);
  const abrir = useCallback((cliente: Cliente, boton: HTMLElement) => setAbierto({ cliente, boton }), []);
  const cerrar = () => setAbierto(null);
  usePaginaSiguiente(lista, indices.at(-1) ?? -1);

  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
      <Box
        ref={marco}
        component="ul"
        aria-label={T.titulo}
        aria-busy={lista.cargandoMas}
        sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0, height: clientes.length * ALTO_TELEFONO }}
      >
        <Box aria-hidden component="li" sx={{ height: antes }} />
        {indices.map((indice) => {
          const cliente = clientes[indice];
          return (
            cliente && (
              <Box
                key={cliente._id}
                component="li"
                aria-setsize={lista.hayMas ? -1 : clientes.length}
                aria-posinset={indice + 1}
                sx={FILA}
              >
                <FilaTelefono cliente={cliente} onMenu={abrir} />
              </Box>
            )
          );
        })}
      </Box>
      {abierto && <MenuDeFila {...abierto} onCopiar={onCopiar} onCerrar={cerrar} />}
    </Paper>
  );
}

interface MenuDeFilaProps {
  cliente: Cliente;
  boton: HTMLElement;
  onCopiar(cliente: Cliente): void;
  onCerrar(): void;
}

function MenuDeFila({ cliente, boton, onCopiar, onCerrar }: MenuDeFilaProps) {
  const irA = useIrA(cliente._id);
  function copiar() {
    onCerrar();
    onCopiar(cliente);
  }
  return (
    <Menu open anchorEl={boton} onClose={onCerrar} slotProps={{ list: { 'aria-label': T.accionesDe(nombreCompleto(cliente)) } }}>
      <MenuItem onClick={copiar}>
        <ListItemIcon>
          <ContentCopyRounded fontSize="small" />
        </ListItemIcon>
        {T.copiar}
      </MenuItem>
      <MenuItem {...irA} component={Link}>
        <ListItemIcon>
          <EditOutlined fontSize="small" />
        </ListItemIcon>
        {T.detalles}
      </MenuItem>
    </Menu>
  );
}

const FILA = {
  display: 'flex',
  alignItems: 'center',
  height: ALTO_TELEFONO,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderColor: 'transparent' },
} as const;
