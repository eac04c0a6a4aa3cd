import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FormatoArchivo } from '../clientes/endpoints';
import { TEXTOS } from '../textos';
import BotonHerramienta from './BotonHerramienta';

const T = TEXTOS.lista;

function direccion(formato: FormatoArchivo, busqueda: string): string {
  return `/api/clientes/exportar?${new URLSearchParams({ formato, ...(busqueda !== '' && { nombre: busqueda }) })}`;
}

/** The customers that the search finds, as a file: the browser downloads it as it is written. */
export default function BotonExportar({ busqueda }: { busqueda: string }) {
  const [boton, setBoton] = useState<HTMLElement | null>(null);
  const cerrar = () => setBoton(null);
  return (
    <>
      <BotonHerramienta
        etiqueta={T.exportar}
        icono={<FileDownloadOutlined />}
        conMenu
        onClick={(elemento) => setBoton(elemento)}
      />
      <Menu open={boton !== null} anchorEl={boton} onClose={cerrar}>
        <MenuItem component="a" href={direccion('csv', busqueda)} download onClick={cerrar}>
          {T.exportarCsv}
        </MenuItem>
        <MenuItem component="a" href={direccion('xlsx', busqueda)} download onClick={cerrar}>
          {T.exportarXlsx}
        </MenuItem>
      </Menu>
    </>
  );
}
