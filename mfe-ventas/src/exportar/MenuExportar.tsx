import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { consultaDe, type Filtros } from '../filtros/filtros';
import { TEXTOS_EXPORTAR as T } from '../textos';

const FORMATOS = ['csv', 'xlsx'] as const;

/** The filtered list as a file: plain downloads, so that the browser writes to disk whatever its size. */
export default function MenuExportar({ filtros }: { filtros: Filtros }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const id = useId();
  const cerrar = () => setAncla(null);
  const enlace = (formato: string) => `/api/ventas/exportar?${new URLSearchParams({ ...consultaDe(filtros), formato })}`;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        aria-controls={ancla ? id : undefined}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ ml: 'auto', my: -1.5, px: 3.5 }}
      >
        {T.exportar}
      </Button>
      <Menu id={id} open={ancla !== null} anchorEl={ancla} onClose={cerrar}>
        {FORMATOS.map((formato) => (
          <MenuItem key={formato} component="a" href={enlace(formato)} download="" onClick={cerrar}>
            {T[formato]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
