import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { FORGOT_PATH } from '../account/paths';
import { RemoteOutlet } from '../federation/outlet/RemoteOutlet';
import { HOME } from '../sections/sections';
import { VERSIONS_PATH } from '../versions/overrideUrl';
import { AuthGate } from './AuthGate';
import { PageError } from './PageError';
import { SignIn } from './SignIn';

/** Drawn without the app when the page is opened there (src/index.tsx). */
const ACCOUNT = {
  Component: async () => (await import(/* webpackChunkName: "cuenta" */ '../account/AccountPage')).AccountPage,
};

const VERSIONS = {
  Component: async () => (await import(/* webpackChunkName: "versiones" */ '../versions/VersionsPage')).VersionsPage,
};

/** The route table of the specification (2). Sections are drawn by their remotes, below app/. */
export const PATHS: RouteObject[] = [
  { path: '/', element: <SignIn />, errorElement: <PageError /> },
  { path: '/login', element: <SignIn />, errorElement: <PageError /> },
  { path: '/usuarios/verification/:token', lazy: ACCOUNT, errorElement: <PageError /> },
  { path: '/usuarios/restablecer/:token', lazy: ACCOUNT, errorElement: <PageError /> },
  { path: FORGOT_PATH, lazy: ACCOUNT, errorElement: <PageError /> },
  // Nothing is drawn until its code is here, and the router is told so.
  { path: VERSIONS_PATH, lazy: VERSIONS, HydrateFallback: () => null, errorElement: <PageError /> },
  {
    path: '/app',
    element: <AuthGate />,
    errorElement: <PageError />,
    children: [{ path: '*', element: <RemoteOutlet /> }],
  },
  { path: '*', element: <Navigate to={HOME} replace /> },
];

/** The one router of the page. */
export function createRouter() {
  return createBrowserRouter(PATHS);
}
