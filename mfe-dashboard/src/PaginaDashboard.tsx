import { mensajeDeFallo, useUsuario } from '@lavanda/shared';
import { horaEn } from '@lavanda/shared/domain/fechas';
import { type FechaDePagos, type Resumen, sucursalesConVentas } from '@lavanda/shared/domain/reporte';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import LoadingOverlay from '@lavanda/shared/ui/LoadingOverlay';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useReportesResumenQuery } from './datos/endpoints';
import { useHoy } from './datos/useHoy';
import { ventanaDe } from './datos/ventana';
import Encabezado from './Encabezado';
import Impresion from './Impresion';
import { mesEnFrase } from './seleccion/mes';
import { useSeleccion } from './seleccion/useSeleccion';
import { Rejilla, TableroEsperando, TableroFallido } from './Tablero';
import Adicionales from './tarjetas/Adicionales';
import DiasDeLaSemana from './tarjetas/DiasDeLaSemana';
import Indicadores from './tarjetas/Indicadores';
import MejoresClientes from './tarjetas/MejoresClientes';
import MetodosDePago from './tarjetas/MetodosDePago';
import VentasMensuales from './tarjetas/VentasMensuales';
import { TEXTOS as T } from './textos';

/** Branches to choose from: those in the data, or the user's own when they may not choose. */
function useSucursales(resumen: Resumen | undefined) {
  const { rol, idSucursal, sucursalData } = useUsuario();
  const elige = veTodasLasSucursales(rol);
  const propia = sucursalData.nombre_sucursal;
  const sucursales = useMemo(() => {
    if (!elige) return [{ id: idSucursal, nombre: propia }];
    return resumen ? sucursalesConVentas(resumen) : [];
  }, [elige, idSucursal, propia, resumen]);
  return { elige, idSucursal, sucursales };
}

/** 'Reportes': how the laundry does in a month, at one branch or all of them (spec 2 "Dashboard"). */
export default function PaginaDashboard() {
  'use memo';
  const hoy = useHoy();
  const { seleccion, poner } = useSeleccion(hoy);
  const { anio, mes, pagosPor } = seleccion;
  const alElegirPagos = useCallback((por: FechaDePagos) => poner({ pagosPor: por }), [poner]);
  const { currentData, data, error, fulfilledTimeStamp, refetch } = useReportesResumenQuery(
    ventanaDe(anio, Number(hoy.slice(0, 4))),
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const { elige, idSucursal, sucursales } = useSucursales(currentData ?? data);
  const pedida = elige ? seleccion.sucursal : idSucursal;
  const sucursal = sucursales.some(({ id }) => id === pedida) ? pedida : '';
  const consulta = useMemo(() => ({ anio, mes, sucursal: sucursal === '' ? null : sucursal }), [anio, mes, sucursal]);
  const fallo = error !== undefined && !currentData;
  const zona = useUsuario().sucursalData.zona_horaria;
  const nombre = sucursales.find(({ id }) => id === sucursal)?.nombre ?? T.todasLasSucursales;

  return (
    <Box className="reporte">
      <Impresion />
      <Encabezado
        seleccion={{ ...seleccion, sucursal }}
        sucursales={sucursales}
        eligeSucursal={elige}
        hoy={hoy}
        onCambio={poner}
      />
      {error && currentData && (
        <Alert severity="warning" sx={{ mb: 3 }} action={<Reintentar onClick={refetch} />}>
          {T.datosDe(horaEn(zona, new Date(fulfilledTimeStamp ?? Date.now())), mensajeDeFallo(error))}
        </Alert>
      )}
      <Indicadores resumen={currentData ?? null} consulta={consulta} fallo={fallo} />
      {fallo && <TableroFallido fallo={error} onReintentar={refetch} />}
      {!fallo && !currentData && <TableroEsperando />}
      {currentData && (
        <Rejilla className="rejilla">
          <VentasMensuales resumen={currentData} consulta={consulta} hoy={hoy} />
          <MejoresClientes resumen={currentData} consulta={consulta} />
          <MetodosDePago resumen={currentData} consulta={consulta} por={pagosPor} onPor={alElegirPagos} />
          <DiasDeLaSemana resumen={currentData} consulta={consulta} />
          <Adicionales resumen={currentData} consulta={consulta} />
        </Rejilla>
      )}
      <Box role="status" sx={SOLO_LECTOR}>
        {currentData ? T.actualizado(mesEnFrase({ anio, mes }), nombre) : ''}
      </Box>
      {!data && !error && (
        <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal' }}>
          <LoadingOverlay />
        </Box>
      )}
    </Box>
  );
}

function Reintentar({ onClick }: { onClick(): void }) {
  return (
    <Button color="inherit" onClick={onClick}>
      {T.reintentar}
    </Button>
  );
}
