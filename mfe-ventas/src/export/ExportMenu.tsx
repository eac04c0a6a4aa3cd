import { addressOf } from '@lavanda/shared/contract/calls/call';
import { exportSalesCall } from '@lavanda/shared/contract/calls/sales';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { type Filters, queryOf } from '../filters/filters';
import ButtonMenu from '../menu/ButtonMenu';
import { EXPORT_TEXTS as T } from '../texts';

/** Files to export: the list as CSV or XLSX, which has the pagos on a separate sheet, or only the pagos as CSV. */
const FILES = {
  csv: { formato: 'csv' },
  xlsx: { formato: 'xlsx' },
  pagos: { formato: 'csv', contenido: 'pagos' },
} as const;
type File = keyof typeof FILES;
const NAMES = Object.keys(FILES) as File[];

/** Exports the filtered list, or its pagos. Plain download links let the browser stream files of any size to disk. */
export default function ExportMenu({ filters }: { filters: Filters }) {
  const link = (file: File) => addressOf(exportSalesCall, { query: { ...queryOf(filters), ...FILES[file] } });
  return (
    <ButtonMenu label={T.exportData} startIcon={<FileDownloadOutlined aria-hidden />} sx={{ ml: 'auto', my: -1.5, px: 3.5 }}>
      {(close) =>
        NAMES.map((file) => (
          <MenuItem key={file} component="a" href={link(file)} download="" onClick={close}>
            {T[file]}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}
