import { api, store } from '@lavanda/shared';
import CssBaseline from '@mui/material/CssBaseline';
import { type ComponentType, type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Entorno } from './defineRemote.tsx';
import type { RouterDeDatos } from './remoto.ts';

/**
 * Development only: runs one section as a page of its own, on the API behind the dev server's proxy. Signs in with a plain
 * form when the session's cookie isn't there yet.
 * @param inicio path to open when the page is opened at /
 */
export async function montarSolo(App: ComponentType, inicio: string): Promise<void> {
  const elemento = document.getElementById('root');
  if (!elemento) throw new Error('index.html no tiene #root');
  if (!location.pathname.startsWith('/app/')) history.replaceState(null, '', inicio);
  const raiz = createRoot(elemento);
  const sesion = await store.dispatch(api.endpoints.authData.initiate());
  raiz.render(sesion.isSuccess ? <Seccion App={App} /> : <Entrada />);
}

function Seccion({ App }: { App: ComponentType }) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: null }]));
  return (
    <>
      <RouterProvider router={router} />
      <Entorno router={router as RouterDeDatos}>
        <CssBaseline />
        <main style={{ padding: 24 }}>
          <App />
        </main>
      </Entorno>
    </>
  );
}

function Entrada() {
  const [falla, setFalla] = useState('');
  const entrar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const respuesta = await fetch('/api/auth/submit', { method: 'POST', body: new FormData(evento.currentTarget) });
    if (respuesta.ok) location.reload();
    else setFalla(`La API contestó ${respuesta.status}.`);
  };
  return (
    <form onSubmit={entrar}>
      <input name="usuario" aria-label="Usuario" defaultValue="usuario@aguaclara.mx" required />
      <input name="password" aria-label="Contraseña" type="password" required />
      <button type="submit">Entrar</button>
      <p role="alert">{falla}</p>
    </form>
  );
}
