import { createRoot } from 'react-dom/client';
import './app/base.css';
import { isAccountPage } from './account/paths';
import { BootError } from './sign-in/BootError';
import { endedIn } from './sign-in/endedSession';
import { returnPath } from './sign-in/returnPath';
import { SignInPage } from './sign-in/SignInPage';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const loadApp = () => import(/* webpackChunkName: "app" */ './app/App');

/** Shows the app: when the browser opens one of its paths, or after sign-in, without another page load. */
async function openApp(): Promise<void> {
  const { App, restored } = await loadApp();
  await restored;
  root.render(<App />);
}

/** Account pages need neither a session nor the app. */
async function openAccount(): Promise<void> {
  const { AccountPage } = await import(/* webpackChunkName: "cuenta" */ './account/AccountPage');
  root.render(<AccountPage />);
}

/**
 * Preloads the app and its first section while the user types. A failure is ignored, because sign-in loads the app anyway.
 */
function preload(): void {
  loadApp()
    .then(({ preloadSections }) => preloadSections())
    .catch(() => undefined);
}

async function enterAt(redirection: string): Promise<void> {
  await loadApp();
  history.replaceState(null, '', returnPath.take() ?? redirection);
  await openApp();
}

if (location.pathname === '/' || location.pathname === '/login') {
  root.render(<SignInPage onTouch={preload} onSignIn={enterAt} ended={endedIn(location.search)} />);
} else {
  const open = isAccountPage(location.pathname) ? openAccount : openApp;
  open().catch(() => root.render(<BootError />));
}
