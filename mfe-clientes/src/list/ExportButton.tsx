import { addressOf } from '@lavanda/shared/contract/calls/call';
import { exportClientesCall } from '@lavanda/shared/contract/calls/clientes';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FileFormat } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import ToolButton from './ToolButton';

const T = TEXTS.list;

function address(format: FileFormat, search: string): string {
  return addressOf(exportClientesCall, { query: { formato: format, nombre: search === '' ? undefined : search } });
}

/** Exports the clientes that match the search; the browser streams the file to disk. */
export default function ExportButton({ search }: { search: string }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <ToolButton label={T.exportData} icon={<FileDownloadOutlined />} withMenu onClick={(element) => setButton(element)} />
      <Menu open={button !== null} anchorEl={button} onClose={close}>
        <MenuItem component="a" href={address('csv', search)} download onClick={close}>
          {T.exportCsv}
        </MenuItem>
        <MenuItem component="a" href={address('xlsx', search)} download onClick={close}>
          {T.exportXlsx}
        </MenuItem>
      </Menu>
    </>
  );
}
