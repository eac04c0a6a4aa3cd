import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { DibujoProps } from '../tipos';
import { alRechazarClave, cargarGoogle } from './cargador';
import LienzoGoogle from './LienzoGoogle';

export interface MapaGoogleProps extends DibujoProps {
  configuracion: Extract<ConfiguracionMapas, { proveedor: 'google' }>;
}

/** Google's map, once its script is there. A refused key is told by Google through a global, after the map began. */
export default function MapaGoogle({ configuracion: { clave }, ...props }: MapaGoogleProps) {
  const [mapas, setMapas] = useState<typeof google.maps | null>(null);
  const fallar = useRef(props.onFallo);
  fallar.current = props.onFallo;

  useEffect(() => {
    let vigente = true;
    const callar = alRechazarClave(() => fallar.current('clave'));
    cargarGoogle(clave).then(
      (cargados) => vigente && setMapas(() => cargados),
      () => vigente && fallar.current('carga'),
    );
    return () => {
      vigente = false;
      callar();
    };
  }, [clave]);

  return (
    <Box role="application" aria-label={props.etiqueta} sx={{ height: '100%' }}>
      {mapas && <LienzoGoogle mapas={mapas} {...props} />}
    </Box>
  );
}
