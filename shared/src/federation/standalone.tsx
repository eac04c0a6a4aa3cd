import { api, deviceTexts, store } from '@lavanda/shared';
import CssBaseline from '@mui/material/CssBaseline';
import { type ComponentType, type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { signInCall } from '../contract/calls/auth.ts';
import { listenForBack } from '../ui/dialogs/backLayers.ts';
import { Environment } from './defineRemote.tsx';
import type { DataRouter } from './remote.ts';

/**
 * Development only: runs one section as its own page, using the API through the dev server's proxy. Shows a plain
 * sign-in form when there is no session.
 * @param start path to open when the page is opened at a path that isn't below /app/
 */
export async function mountStandalone(App: ComponentType, start: string): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  if (!location.pathname.startsWith('/app/')) history.replaceState(null, '', start);
  const root = createRoot(element);
  await deviceTexts.restore();
  const session = await store.dispatch(api.endpoints.authData.initiate());
  root.render(session.isSuccess ? <Section App={App} /> : <SignIn />);
}

function Section({ App }: { App: ComponentType }) {
  const [router] = useState(() => {
    listenForBack();
    return createBrowserRouter([{ path: '*', element: null }]);
  });
  return (
    <>
      <RouterProvider router={router} />
      <Environment router={router as DataRouter}>
        <CssBaseline />
        <main style={{ padding: 24 }}>
          <App />
        </main>
      </Environment>
    </>
  );
}

function SignIn() {
  const [failure, setFailure] = useState('');
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const response = await fetch(signInCall.path, { method: signInCall.method, body: new FormData(event.currentTarget) });
    if (response.ok) location.reload();
    else setFailure(`La API contestó ${response.status}.`);
  };
  return (
    <form onSubmit={signIn}>
      <input name="usuario" aria-label="Usuario" defaultValue="usuario@aguaclara.mx" required />
      <input name="password" aria-label="Contraseña" type="password" required />
      <button type="submit">Entrar</button>
      <p role="alert">{failure}</p>
    </form>
  );
}
