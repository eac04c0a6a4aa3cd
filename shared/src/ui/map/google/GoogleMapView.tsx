import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { MapsConfig } from '../../../contract/schemas/maps.ts';
import type { DrawingProps } from '../types.ts';
import GoogleCanvas from './GoogleCanvas.tsx';
import { loadGoogle, onKeyRejected } from './loader.ts';

export interface GoogleMapProps extends DrawingProps {
  configuration: Extract<MapsConfig, { proveedor: 'google' }>;
}

/** Draws Google's map once its script has loaded. Google may refuse the key later, by calling a global function. */
export default function GoogleMapView({ configuration: { clave: key }, ...props }: GoogleMapProps) {
  const [maps, setMaps] = useState<typeof google.maps | null>(null);
  const fail = useRef(props.onError);
  fail.current = props.onError;

  useEffect(() => {
    let current = true;
    const silence = onKeyRejected(() => fail.current('clave'));
    loadGoogle(key).then(
      (loaded) => current && setMaps(() => loaded),
      () => current && fail.current('carga'),
    );
    return () => {
      current = false;
      silence();
    };
  }, [key]);

  return (
    <Box role="application" aria-label={props.label} sx={{ height: '100%' }}>
      {maps && <GoogleCanvas maps={maps} {...props} />}
    </Box>
  );
}
