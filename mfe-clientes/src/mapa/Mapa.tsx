import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useClientesMapasQuery } from './endpoints';
import Frontera from './Frontera';
import PanelFallo from './PanelFallo';
import { TEXTOS } from './textos';
import type { DibujoProps, FalloDeMapa, Mando, MapaProps } from './tipos';
import { useDibujo } from './useDibujo';
import Zoom from './Zoom';

export interface MapaConEstadoProps extends MapaProps {
  /** The map can be handled, or (null) there is none to click on any more. */
  onMando?: (mando: Mando | null) => void;
}

/**
 * A map of numbered pins, drawn by the provider that the server is set up with. It fills its place; a map that can't be
 * drawn says why and offers another try, and nothing else on the page depends on it.
 */
export default function Mapa({ onMando, ...props }: MapaConEstadoProps) {
  const [intento, setIntento] = useState(0);
  const [fallo, setFallo] = useState<FalloDeMapa | null>(null);
  const [incompleto, setIncompleto] = useState(false);
  const [mando, setMando] = useState<Mando | null>(null);
  const lienzo = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useClientesMapasQuery();
  const dibujo = useDibujo(data, intento);
  const motivo = fallo ?? ((isError && !isFetching) || dibujo.estado === 'fallo' ? 'carga' : null);

  function reintentar() {
    // The button goes with what failed: the focus stays here.
    lienzo.current?.focus({ preventScroll: true });
    setFallo(null);
    setIncompleto(false);
    setMando(null);
    setIntento((anterior) => anterior + 1);
    refetch();
  }

  const comunes: DibujoProps = {
    ...props,
    onListo: (nuevo) => {
      setMando(nuevo);
      onMando?.(nuevo);
    },
    onFallo: (nuevo) => {
      setFallo(nuevo);
      setMando(null);
      onMando?.(null);
    },
    onIncompleto: setIncompleto,
  };

  if (motivo) {
    return (
      <Box ref={lienzo} tabIndex={-1} sx={LIENZO}>
        <PanelFallo fallo={motivo} onReintentar={reintentar} />
      </Box>
    );
  }
  return (
    <Box ref={lienzo} tabIndex={-1} sx={LIENZO} aria-busy={mando === null}>
      <Frontera key={intento} alFallar={() => comunes.onFallo('carga')}>
        {dibujo.estado === 'google' && <dibujo.Componente configuracion={dibujo.configuracion} {...comunes} />}
        {dibujo.estado === 'osm' && <dibujo.Componente configuracion={dibujo.configuracion} {...comunes} />}
      </Frontera>
      {incompleto && (
        <Alert
          severity="warning"
          sx={AVISO}
          action={
            <Button color="inherit" onClick={reintentar}>
              {TEXTOS.reintentar}
            </Button>
          }
        >
          {TEXTOS.incompleto}
        </Alert>
      )}
      {mando && <Zoom mando={mando} />}
    </Box>
  );
}

/** Everything drawn over a map stays inside it, whatever its z-index. */
const LIENZO = { position: 'relative', isolation: 'isolate', height: '100%', minHeight: 0, bgcolor: '#eceff0' } as const;

const AVISO = { position: 'absolute', left: 12, right: 12, top: 12, zIndex: 1, boxShadow: 8 } as const;
