import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { api, crearTema, store } from '@lavanda/shared';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { Provider } from 'react-redux';
import singleSpaReact from 'single-spa-react';
import 'dayjs/locale/es';
import { COLORES_PREDETERMINADOS } from '../design/tokens.ts';
import { RouterDelShell } from './RouterDelShell.tsx';
import type { Ciclos, PropsRemoto } from './remoto.ts';

/** The calendars' words. */
export const TEXTOS_DE_FECHAS = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The session is the shell's to ask for: a section that is out of sight only looks at what is known of it. */
function TemaDelTenant({ children }: { children: React.ReactNode }) {
  const { colores } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ colores: data?.usuario.tenantData.colores }),
  });
  const { primario, secundario } = colores ?? COLORES_PREDETERMINADOS;
  const tema = React.useMemo(() => crearTema({ primario, secundario }), [primario, secundario]);
  return <ThemeProvider theme={tema}>{children}</ThemeProvider>;
}

interface EntornoProps extends Omit<PropsRemoto, 'alFallar'> {
  children: React.ReactNode;
}

/** Whether the section is on the screen. */
const EnPantalla = React.createContext(true);

/**
 * Everything a section stands on, outermost first: styles, store, tenant theme, dates, whether it is on the screen, the shell's router. Out of sight its
 * effects and queries end, its elements and state stay; back on the screen they begin as on a mount. What is outside of that doesn't depend on it and isn't
 * drawn again: on each return it would make the theme's variables anew.
 */
export function Entorno({ router, nonce, seccion, visible = true, children }: EntornoProps) {
  const todo = React.useMemo(
    () => (
      <CacheProvider value={cacheDeEstilos(nonce)}>
        <Provider store={store}>
          <TemaDelTenant>
            <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTOS_DE_FECHAS}>
              <MientrasSeVe>
                <RouterDelShell router={router} seccion={seccion}>
                  <React.Suspense fallback={null}>{children}</React.Suspense>
                </RouterDelShell>
              </MientrasSeVe>
            </LocalizationProvider>
          </TemaDelTenant>
        </Provider>
      </CacheProvider>
    ),
    [router, nonce, seccion, children],
  );
  return <EnPantalla value={visible}>{todo}</EnPantalla>;
}

function MientrasSeVe({ children }: { children: React.ReactNode }) {
  return <React.Activity mode={React.use(EnPantalla) ? 'visible' : 'hidden'}>{children}</React.Activity>;
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
  const contenido = <App />;
  function Raiz({ router, nonce, seccion, visible }: PropsRemoto) {
    return (
      <Entorno router={router} nonce={nonce} seccion={seccion} visible={visible}>
        {contenido}
      </Entorno>
    );
  }
  const { bootstrap, mount, unmount, update } = singleSpaReact<PropsRemoto>({
    React,
    ReactDOMClient,
    rootComponent: Raiz as never,
    errorBoundary: (error, _info, props) => <Aviso error={error} alFallar={props.alFallar} />,
  }) as unknown as Required<Ciclos>;
  // What comes after, in the same task, finds it shown or put away: one section's scroll is noted before another moves the page.
  return { bootstrap, mount, unmount, update: (props) => flushSync(() => update(props)) };
}

/** Reports a crash once it is on screen, so the shell isn't asked to unmount a tree that is still rendering. */
function Aviso({ error, alFallar }: { error: Error; alFallar: PropsRemoto['alFallar'] }) {
  React.useEffect(() => {
    alFallar(error);
  }, [error, alFallar]);
  return null;
}
