import PageHeader from '@lavanda/shared/ui/PageHeader';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { escribirMes, mesEnFrase } from './seleccion/mes';
import SelectorMes from './seleccion/SelectorMes';
import SelectorSucursal from './seleccion/SelectorSucursal';
import type { Seleccion, useSeleccion } from './seleccion/useSeleccion';
import { TEXTOS as T } from './textos';

interface EncabezadoProps {
  seleccion: Seleccion;
  sucursales: readonly { id: string; nombre: string }[];
  eligeSucursal: boolean;
  hoy: string;
  onCambio: ReturnType<typeof useSeleccion>['poner'];
}

/** Title, what is looked at, and how it leaves the screen. */
export default function Encabezado({ seleccion, sucursales, eligeSucursal, hoy, onCambio }: EncabezadoProps) {
  const { anio, mes, sucursal } = seleccion;
  const enlace = `/api/ventas/resumen/exportar?${new URLSearchParams({ mes: escribirMes({ anio, mes }), ...(sucursal ? { sucursal } : {}) })}`;
  return (
    <Box sx={APRETADO}>
      <PageHeader titulo={T.titulo}>
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <SelectorSucursal
          sucursales={sucursales}
          valor={sucursal}
          habilitado={eligeSucursal}
          onCambio={(nueva) => onCambio({ sucursal: nueva })}
        />
        <SelectorMes valor={{ anio, mes }} hoy={hoy} onCambio={(nuevo) => onCambio({ mes: nuevo })} />
        <Box className="no-imprimir" sx={ACCIONES}>
          <Button
            variant="outlined"
            component="a"
            href={enlace}
            download=""
            aria-label={T.descargarMes(mesEnFrase({ anio, mes }))}
            sx={ANGOSTO}
          >
            <FileDownloadOutlined aria-hidden sx={{ fontSize: 20 }} />
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              {T.descargar}
            </Box>
          </Button>
          <Tooltip title={T.imprimir}>
            <IconButton aria-label={T.imprimir} onClick={() => window.print()}>
              <PrintOutlined aria-hidden />
            </IconButton>
          </Tooltip>
        </Box>
      </PageHeader>
    </Box>
  );
}

/** On the phone they stand beside the title, over the two choices. */
const ACCIONES = { display: 'flex', gap: 1, order: { xs: -1, sm: 0 } } as const;

const ANGOSTO = { gap: 2, minWidth: { xs: 44, lg: 64 }, px: { xs: 0, lg: 4 } } as const;

const APRETADO = {
  mt: { lg: -1.5 },
  '&& > *': { rowGap: { xs: 2, sm: 3 }, columnGap: { xs: 2, lg: 4 }, mb: 3.5 },
  '& h1': { order: { xs: -2, sm: 0 }, flex: { xs: '1 1 calc(100% - 104px)', sm: 'none' } },
} as const;
