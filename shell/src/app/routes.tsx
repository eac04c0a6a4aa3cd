import { listenForBack } from '@lavanda/shared/ui/dialogs/backLayers';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { FORGOT_PATH } from '../account/paths';
import { RemoteOutlet } from '../federation/outlet/RemoteOutlet';
import { HOME } from '../sections/sections';
import { PREVIEW_PATH, VERSIONS_PATH } from '../versions/overrideUrl';
import { AuthGate } from './AuthGate';
import { PageError } from './PageError';
import { SignIn } from './SignIn';

/**
 * The account pages for in-app navigation. When the browser opens such a page directly, src/index.tsx draws it without the app.
 */
const ACCOUNT = {
  Component: async () => (await import(/* webpackChunkName: "cuenta" */ '../account/AccountPage')).AccountPage,
};

const VERSIONS = {
  Component: async () => (await import(/* webpackChunkName: "versiones" */ '../versions/VersionsPage')).VersionsPage,
};

const PREVIEW = {
  Component: async () => (await import(/* webpackChunkName: "vista" */ '../versions/PreviewPage')).PreviewPage,
};

const DEVICE = {
  Component: async () => (await import(/* webpackChunkName: "equipo" */ '../offline/device-page/DevicePage')).DevicePage,
};

/** Route table of spec 2. Remotes draw everything below app/ except 'Este equipo'. */
export const PATHS: RouteObject[] = [
  { path: '/', element: <SignIn />, errorElement: <PageError /> },
  { path: '/login', element: <SignIn />, errorElement: <PageError /> },
  { path: '/usuarios/verification/:token', lazy: ACCOUNT, errorElement: <PageError /> },
  { path: '/usuarios/restablecer/:token', lazy: ACCOUNT, errorElement: <PageError /> },
  { path: FORGOT_PATH, lazy: ACCOUNT, errorElement: <PageError /> },
  // Without a `HydrateFallback`, React Router warns when the first page loads lazily. These fallbacks show nothing.
  { path: VERSIONS_PATH, lazy: VERSIONS, HydrateFallback: () => null, errorElement: <PageError /> },
  { path: PREVIEW_PATH, lazy: PREVIEW, HydrateFallback: () => null, errorElement: <PageError /> },
  {
    path: '/app',
    element: <AuthGate />,
    errorElement: <PageError />,
    children: [
      { path: 'equipo', lazy: DEVICE, HydrateFallback: () => null },
      { path: '*', element: <RemoteOutlet /> },
    ],
  },
  { path: '*', element: <Navigate to={HOME} replace /> },
];

export function createRouter() {
  listenForBack();
  return createBrowserRouter(PATHS);
}
