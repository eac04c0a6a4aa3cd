import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { api, createTenantTheme, store } from '@lavanda/shared';
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
import { DEFAULT_COLORS } from '../design/tokens.ts';
import type { Lifecycles, RemoteProps } from './remote.ts';
import { ShellRouter } from './ShellRouter.tsx';

/** The calendars' words. */
export const DATE_TEXTS = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The session is the shell's to ask for: a section that is out of sight only looks at what is known of it. */
function TenantTheme({ children }: { children: React.ReactNode }) {
  const { colores: colors } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ colores: data?.usuario.tenantData.colores }),
  });
  const { primario: primary, secundario: secondary } = colors ?? DEFAULT_COLORS;
  const theme = React.useMemo(() => createTenantTheme({ primario: primary, secundario: secondary }), [primary, secondary]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

interface EnvironmentProps extends Omit<RemoteProps, 'onError'> {
  children: React.ReactNode;
}

/** Whether the section is on the screen. */
const OnScreen = React.createContext(true);

/**
 * Everything a section stands on, outermost first: styles, store, tenant theme, dates, whether it is on the screen, the shell's router. Out of sight its
 * effects and queries end, its elements and state stay; back on the screen they begin as on a mount. What is outside of that doesn't depend on it and isn't
 * drawn again: on each return it would make the theme's variables anew.
 */
export function Environment({ router, nonce, section, visible = true, children }: EnvironmentProps) {
  const everything = React.useMemo(
    () => (
      <CacheProvider value={styleCache(nonce)}>
        <Provider store={store}>
          <TenantTheme>
            <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={DATE_TEXTS}>
              <WhileVisible>
                <ShellRouter router={router} section={section}>
                  <React.Suspense fallback={null}>{children}</React.Suspense>
                </ShellRouter>
              </WhileVisible>
            </LocalizationProvider>
          </TenantTheme>
        </Provider>
      </CacheProvider>
    ),
    [router, nonce, section, children],
  );
  return <OnScreen value={visible}>{everything}</OnScreen>;
}

function WhileVisible({ children }: { children: React.ReactNode }) {
  return <React.Activity mode={React.use(OnScreen) ? 'visible' : 'hidden'}>{children}</React.Activity>;
}

let cache: EmotionCache | undefined;

/** One per section, kept across mounts: a new one each time would leave its style tags behind. */
function styleCache(nonce: string | undefined): EmotionCache {
  cache ??= createCache({ key: 'mf', nonce });
  return cache;
}

/**
 * Makes a section's App the life cycle of a parcel. The App needs no props: user, tenant and data come from the store, the
 * place from the router. A crash while rendering goes to the shell (`onError`), which draws the panel with its retry.
 */
export function defineRemote(App: React.ComponentType): Lifecycles {
  const content = <App />;
  function Root({ router, nonce, section, visible }: RemoteProps) {
    return (
      <Environment router={router} nonce={nonce} section={section} visible={visible}>
        {content}
      </Environment>
    );
  }
  const { bootstrap, mount, unmount, update } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: Root as never,
    errorBoundary: (error, _info, props) => <ToastMessage error={error} onError={props.onError} />,
  }) as unknown as Required<Lifecycles>;
  // What comes after, in the same task, finds it shown or put away: one section's scroll is noted before another moves the page.
  return { bootstrap, mount, unmount, update: (props) => flushSync(() => update(props)) };
}

/** Reports a crash once it is on screen, so the shell isn't asked to unmount a tree that is still rendering. */
function ToastMessage({ error, onError }: { error: Error; onError: RemoteProps['onError'] }) {
  React.useEffect(() => {
    onError(error);
  }, [error, onError]);
  return null;
}
