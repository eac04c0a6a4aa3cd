import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { crearTema, store, useAuthDataQuery } from '@lavanda/shared';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { Provider } from 'react-redux';
import singleSpaReact from 'single-spa-react';
import 'dayjs/locale/es';
import { COLORES_PREDETERMINADOS } from '../design/tokens.ts';
import { RouterDelShell } from './RouterDelShell.tsx';
import type { Ciclos, PropsRemoto } from './remoto.ts';

/** The calendars' words. */
export const TEXTOS_DE_FECHAS = esES.components.MuiLocalizationProvider.defaultProps.localeText;

function TemaDelTenant({ children }: { children: React.ReactNode }) {
  const { data } = useAuthDataQuery();
  const { primario, secundario } = data?.usuario.tenantData.colores ?? COLORES_PREDETERMINADOS;
  const tema = React.useMemo(() => crearTema({ primario, secundario }), [primario, secundario]);
  return <ThemeProvider theme={tema}>{children}</ThemeProvider>;
}

/** Everything a section stands on, outermost first: styles, store, tenant theme, dates, the shell's router. */
export function Entorno({ router, nonce, children }: Pick<PropsRemoto, 'router' | 'nonce'> & { children: React.ReactNode }) {
  return (
    <CacheProvider value={cacheDeEstilos(nonce)}>
      <Provider store={store}>
        <TemaDelTenant>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTOS_DE_FECHAS}>
            <RouterDelShell router={router}>
              <React.Suspense fallback={null}>{children}</React.Suspense>
            </RouterDelShell>
          </LocalizationProvider>
        </TemaDelTenant>
      </Provider>
    </CacheProvider>
  );
}

let cache: EmotionCache | undefined;

/** One per section, kept across mounts: a new one each time would leave its style tags behind. */
function cacheDeEstilos(nonce: string | undefined): EmotionCache {
  cache ??= createCache({ key: 'mf', nonce });
  return cache;
}

/**
 * Makes a section's App the life cycle of a parcel. The App needs no props: user, tenant and data come from the store, the
 * place from the router. A crash while rendering goes to the shell (`alFallar`), which draws the panel with its retry.
 */
export function defineRemote(App: React.ComponentType): Ciclos {
  function Raiz({ router, nonce }: PropsRemoto) {
    return (
      <Entorno router={router} nonce={nonce}>
        <App />
      </Entorno>
    );
  }
  return singleSpaReact<PropsRemoto>({
    React,
    ReactDOMClient,
    rootComponent: Raiz as never,
    errorBoundary: (error, _info, props) => <Aviso error={error} alFallar={props.alFallar} />,
  }) as unknown as Ciclos;
}

/** Reports a crash once it is on screen, so the shell isn't asked to unmount a tree that is still rendering. */
function Aviso({ error, alFallar }: { error: Error; alFallar: PropsRemoto['alFallar'] }) {
  React.useEffect(() => {
    alFallar(error);
  }, [error, alFallar]);
  return null;
}
