import { exportCortesCall } from '@lavanda/shared/contract/calls/caja';
import { addressOf } from '@lavanda/shared/contract/calls/call';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { CortesQuery } from './endpoints';
import { CORTES_TEXTS as T } from './texts';

const FORMATS = ['csv', 'xlsx'] as const;

/** Exports the filtered cortes. Plain download links let the browser stream files of any size to disk. */
export default function ExportCortes({ query }: { query: CortesQuery }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 3.5 }}
      >
        {T.export}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {FORMATS.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={addressOf(exportCortesCall, { query: { ...query, formato: format } })}
            download=""
            onClick={close}
          >
            {T[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
