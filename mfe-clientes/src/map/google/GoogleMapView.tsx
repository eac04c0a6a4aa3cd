import type { MapsConfig } from '@lavanda/shared/contract/schemas/maps';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { DrawingProps } from '../types';
import GoogleCanvas from './GoogleCanvas';
import { loadGoogle, onKeyRejected } from './loader';

export interface GoogleMapProps extends DrawingProps {
  configuration: Extract<MapsConfig, { proveedor: 'google' }>;
}

/** Google's map once its script loads. Google reports a refused key later, through a global. */
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
