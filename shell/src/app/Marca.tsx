import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { crearTema } from '@lavanda/shared';
import { COLORES_PREDETERMINADOS } from '@lavanda/shared/design/tokens';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { nonceDeEstilos } from '../nonce';

const cache = createCache({ key: 'sh', nonce: nonceDeEstilos() });

/** Paints the page in a tenant's colours; in the product's own ones until they are known. */
export function Marca({ colores = COLORES_PREDETERMINADOS, children }: PropsMarca) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={crearTema(colores)}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

interface PropsMarca {
  colores?: { primario: string; secundario: string };
  children: ReactNode;
}
