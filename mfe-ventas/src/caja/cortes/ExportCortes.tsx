import { exportCortesCall } from '@lavanda/shared/contract/calls/caja';
import { addressOf } from '@lavanda/shared/contract/calls/call';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import ButtonMenu from '../../menu/ButtonMenu';
import type { CortesQuery } from './endpoints';
import { CORTES_TEXTS as T } from './texts';

const FORMATS = ['csv', 'xlsx'] as const;

/** Exports the filtered cortes. Plain download links let the browser stream files of any size to disk. */
export default function ExportCortes({ query }: { query: CortesQuery }) {
  return (
    <ButtonMenu label={T.export} startIcon={<FileDownloadOutlined aria-hidden />} sx={{ px: 3.5 }}>
      {(close) =>
        FORMATS.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={addressOf(exportCortesCall, { query: { ...query, formato: format } })}
            download=""
            onClick={close}
          >
            {T[format]}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}
