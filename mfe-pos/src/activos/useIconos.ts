import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Iconos, iconosDe } from './iconos';
import { enMapasDeBits } from './mapaDeBits';

interface Hechos {
  de: Iconos;
  densidad: number;
  iconos: Iconos;
}

/** The icons of the board in the laundry's colours; as bitmaps once those are drawn, for as long as the screen's density is the one they were drawn for. */
export function useIconos(): Iconos {
  const { text, background, primary, error, success } = useTheme().palette;
  const densidad = useSyncExternalStore(alCambiarDensidad, () => window.devicePixelRatio);
  const dibujos = useMemo(
    () =>
      iconosDe({
        prenda: { color: text.secondary, fondo: background.sunken },
        camion: { color: primary.text, fondo: primary.light },
        atrasada: { color: error.main, fondo: error.light },
        lugar: text.secondary,
        pagada: success.main,
      }),
    [text.secondary, background.sunken, primary.text, primary.light, error.main, error.light, success.main],
  );
  const [hechos, setHechos] = useState<Hechos>();
  const sirven = hechos?.de === dibujos && hechos.densidad === densidad;
  useEffect(() => {
    if (sirven) return;
    let vigente = true;
    enMapasDeBits(dibujos, densidad).then(
      (iconos) => vigente && setHechos({ de: dibujos, densidad, iconos }),
      () => undefined,
    );
    return () => {
      vigente = false;
    };
  }, [dibujos, densidad, sirven]);
  return sirven ? hechos.iconos : dibujos;
}

/** The page is zoomed, or its window goes to another screen. */
function alCambiarDensidad(avisar: () => void): () => void {
  window.addEventListener('resize', avisar);
  return () => window.removeEventListener('resize', avisar);
}
