import { addressOf } from '@lavanda/shared/contract/calls/call';
import { exportSummaryCall } from '@lavanda/shared/contract/calls/summary';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import SucursalSelect from '@lavanda/shared/ui/fields/SucursalSelect';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import MonthPicker from './selection/MonthPicker';
import { monthInSentence, writeMonth } from './selection/month';
import type { Selection, useSelection } from './selection/useSelection';
import { TEXTS as T } from './texts';

interface HeadingProps {
  selection: Selection;
  sucursales: readonly { id: string; nombre: string }[];
  /** True for superuser and accountant, who may choose the sucursal (spec 6). */
  selectsSucursal: boolean;
  today: string;
  onChange: ReturnType<typeof useSelection>['set'];
}

export default function Heading({ selection, sucursales, selectsSucursal, today, onChange }: HeadingProps) {
  const { anio: year, mes: month, sucursal } = selection;
  const link = addressOf(exportSummaryCall, {
    query: { mes: writeMonth({ anio: year, mes: month }), sucursal: sucursal || undefined },
  });
  return (
    <Box sx={TIGHT}>
      <PageHeader title={T.title}>
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <SucursalSelect
          label={T.sucursal}
          all={T.allSucursales}
          options={sucursales.map(({ id, nombre: name }) => ({ value: id, name }))}
          value={sucursal}
          disabled={!selectsSucursal}
          onChange={(chosen) => onChange({ sucursal: chosen })}
          sx={SUCURSAL}
        />
        <MonthPicker value={{ anio: year, mes: month }} today={today} onChange={(next) => onChange({ mes: next })} />
        <Box className="no-imprimir" sx={ACTIONS}>
          <Button
            variant="outlined"
            component="a"
            href={link}
            download=""
            aria-label={T.downloadMonth(monthInSentence({ anio: year, mes: month }))}
            sx={NARROW}
          >
            <FileDownloadOutlined aria-hidden sx={{ fontSize: 20 }} />
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              {T.download}
            </Box>
          </Button>
          <Tooltip title={T.print}>
            <IconButton aria-label={T.print} onClick={() => window.print()}>
              <PrintOutlined aria-hidden />
            </IconButton>
          </Tooltip>
        </Box>
      </PageHeader>
    </Box>
  );
}

const SUCURSAL = {
  minWidth: { xs: 0, sm: 190, lg: 210 },
  flex: { xs: '1 1 40%', sm: 'none' },
  '& .MuiInputAdornment-root': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiSelect-select': { pl: { xs: 0, sm: 2.5 } },
} as const;

/** On a phone the download and print buttons stand beside the title, above the choice of month and sucursal. */
const ACTIONS = { display: 'flex', gap: 1, order: { xs: -1, sm: 0 } } as const;

const NARROW = { gap: 2, minWidth: { xs: 44, lg: 64 }, px: { xs: 0, lg: 4 } } as const;

const TIGHT = {
  mt: { lg: -1.5 },
  '&& > *': { rowGap: { xs: 2, sm: 3 }, columnGap: { xs: 2, lg: 4 }, mb: 3.5 },
  '& h1': { order: { xs: -2, sm: 0 }, flex: { xs: '1 1 calc(100% - 104px)', sm: 'none' } },
} as const;
