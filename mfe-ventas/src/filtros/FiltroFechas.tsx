import { useUsuario } from '@lavanda/shared';
import { diaEn } from '@lavanda/shared/domain/fechas';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TEXTOS_FILTROS as T } from '../textos';

const RangeDialog = lazy(() => import('@lavanda/shared/ui/RangeDialog'));

interface FiltroFechasProps {
  desde: string;
  hasta: string;
  onCambio(desde: string, hasta: string): void;
}

function describir(desde: string, hasta: string): string {
  if (desde !== '' && hasta !== '') return desde === hasta ? desde : T.entre(desde, hasta);
  if (desde !== '') return T.desde(desde);
  return hasta === '' ? T.todasLasFechas : T.hasta(hasta);
}

/** Button that says the range of days and opens its dialog. */
export default function FiltroFechas({ desde, hasta, onCambio }: FiltroFechasProps) {
  /** Today, while the dialog is open: read when it opens, for the page may have been there since yesterday. */
  const [hoy, setHoy] = useState<string | null>(null);
  const { zona_horaria } = useUsuario().sucursalData;
  const texto = describir(desde, hasta);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={T.botonRango(texto)}
        startIcon={<DateRangeOutlined aria-hidden />}
        onClick={() => setHoy(diaEn(zona_horaria, new Date()))}
        sx={BOTON}
      >
        {texto}
      </Button>
      {hoy !== null && (
        <Suspense fallback={null}>
          <RangeDialog
            titulo={T.rango}
            desde={desde}
            hasta={hasta}
            hoy={hoy}
            onCancelar={() => setHoy(null)}
            onConsultar={(rango) => {
              setHoy(null);
              onCambio(rango.desde, rango.hasta);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const BOTON = {
  flex: 'none',
  px: 3.5,
  fontWeight: 400,
  '& .MuiButton-startIcon': { ml: 0, mr: 2.5, color: 'text.secondary' },
} as const;
