import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTenantTheme } from '@lavanda/shared';
import { DEFAULT_COLORS } from '@lavanda/shared/design/tokens';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styleNonce } from '../nonce';

const cache = createCache({ key: 'sh', nonce: styleNonce() });

/** Themes the page in the tenant's colours or, without `colores`, in the product's colours. */
export function Brand({ colores: colors = DEFAULT_COLORS, children }: BrandProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTenantTheme(colors)}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

interface BrandProps {
  colores?: { primario: string; secundario: string };
  children: ReactNode;
}
