import { addressOf } from '@lavanda/shared/contract/calls/call';
import { exportSalesCall } from '@lavanda/shared/contract/calls/sales';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { type Filters, queryOf } from '../filters/filters';
import { EXPORT_TEXTS as T } from '../texts';

/** Export formats; the XLSX has the pagos on a separate sheet. */
const FILES = {
  csv: { formato: 'csv' },
  xlsx: { formato: 'xlsx' },
  pagos: { formato: 'csv', contenido: 'pagos' },
} as const;
type File = keyof typeof FILES;
const NAMES = Object.keys(FILES) as File[];

/** Exports the filtered list, or its pagos. Plain download links let the browser stream files of any size to disk. */
export default function ExportMenu({ filters }: { filters: Filters }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const link = (file: File) => addressOf(exportSalesCall, { query: { ...queryOf(filters), ...FILES[file] } });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: 'auto', my: -1.5, px: 3.5 }}
      >
        {T.exportData}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {NAMES.map((file) => (
          <MenuItem key={file} component="a" href={link(file)} download="" onClick={close}>
            {T[file]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
