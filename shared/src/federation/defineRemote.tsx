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
import { SectionBoundary } from './SectionBoundary.tsx';
import { ShellRouter } from './ShellRouter.tsx';
import { type ExtensionSlots, Slots } from './slots.tsx';

/** Spanish texts of the calendars. */
export const DATE_TEXTS = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** Applies the tenant's theme. `useQueryState` reads the session from the cache only, because the shell already fetches it. */
function TenantTheme({ children }: { children: React.ReactNode }) {
  const { colores: colors } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ colores: data?.usuario.tenantData.colores }),
  });
  const { primario: primary, secundario: secondary } = colors ?? DEFAULT_COLORS;
  const theme = React.useMemo(() => createTenantTheme({ primario: primary, secundario: secondary }), [primary, secondary]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

interface EnvironmentProps extends Omit<RemoteProps, 'onError' | 'slot'> {
  children: React.ReactNode;
}

/** Whether the section is on screen. */
const OnScreen = React.createContext(true);

/**
 * Providers of a section. `<Activity>` ends the effects and queries of a hidden section and keeps its DOM and state. The outer
 * providers are memoized, because rendering them again rebuilds the theme's variables.
 */
export function Environment({ router, nonce, section, visible = true, onDrawn, slots, children }: EnvironmentProps) {
  const everything = React.useMemo(
    () => (
      <CacheProvider value={styleCache(nonce)}>
        <Provider store={store}>
          <TenantTheme>
            <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={DATE_TEXTS}>
              <WhileVisible>
                <ShellRouter router={router} section={section}>
                  <Slots value={slots}>
                    <React.Suspense fallback={null}>
                      {children}
                      <Drawn onDrawn={onDrawn} />
                    </React.Suspense>
                  </Slots>
                </ShellRouter>
              </WhileVisible>
            </LocalizationProvider>
          </TenantTheme>
        </Provider>
      </CacheProvider>
    ),
    [router, nonce, section, onDrawn, slots, children],
  );
  return <OnScreen value={visible}>{everything}</OnScreen>;
}

function WhileVisible({ children }: { children: React.ReactNode }) {
  return <React.Activity mode={React.use(OnScreen) ? 'visible' : 'hidden'}>{children}</React.Activity>;
}

/** Calls `onDrawn` in an effect, which runs once the sibling elements are in the page. */
function Drawn({ onDrawn }: Pick<RemoteProps, 'onDrawn'>) {
  React.useEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

let cache: EmotionCache | undefined;

/** One style cache per remote, kept across mounts, because a new cache would leave the style tags of the old one in the page. */
function styleCache(nonce: string | undefined): EmotionCache {
  cache ??= createCache({ key: 'mf', nonce });
  return cache;
}

/**
 * Turns a section's App into parcel lifecycles. The App takes no props: its data comes from the store and its location from the
 * router. A crash calls `onError`, and the shell shows its error panel.
 */
export function defineRemote(App: React.ComponentType): Lifecycles {
  const content = <App />;
  function Root({ router, nonce, section, visible, onDrawn, slots }: RemoteProps) {
    return (
      <Environment router={router} nonce={nonce} section={section} visible={visible} onDrawn={onDrawn} slots={slots}>
        {content}
      </Environment>
    );
  }
  const { bootstrap, mount, unmount, update } = parcelOf(Root);
  // `flushSync`, because the section must be shown or hidden before the shell restores the scroll position.
  return { bootstrap, mount, unmount, update: (props) => flushSync(() => update(props)) };
}

/**
 * Turns an extension, which one section shows in a place of another section, into parcel lifecycles. `Content` gets the place's
 * props.
 * @param _place name of the place in remoto.json; it determines the props of `Content`
 */
export function defineExtension<Name extends keyof ExtensionSlots>(
  _place: Name,
  Content: React.ComponentType<ExtensionSlots[Name]>,
): Lifecycles {
  return parcelOf(({ router, nonce, onDrawn, slot }) => (
    <Environment router={router} nonce={nonce} onDrawn={onDrawn}>
      <Content {...(slot as ExtensionSlots[Name])} />
    </Environment>
  ));
}

function parcelOf(Root: React.ComponentType<RemoteProps>): Required<Lifecycles> {
  const { bootstrap, mount, unmount, update } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: Root as never,
    errorBoundaryClass: SectionBoundary as never,
  }) as unknown as Required<Lifecycles>;
  return { bootstrap, mount, unmount, update };
}
