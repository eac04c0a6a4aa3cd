import { createRoot } from 'react-dom/client';
import './app/base.css';
import { esPaginaDeCuenta } from './account/direcciones';
import { FallaDeArranque } from './sign-in/FallaDeArranque';
import { PaginaAcceso } from './sign-in/PaginaAcceso';
import { regreso } from './sign-in/regreso';

const elemento = document.getElementById('root');
if (!elemento) throw new Error('index.html no tiene #root');
const raiz = createRoot(elemento);

const cargarApp = () => import(/* webpackChunkName: "app" */ './app/App');

/** Everything after sign-in, in the same page and the same React root. */
async function abrirApp(): Promise<void> {
  const { App } = await cargarApp();
  raiz.render(<App />);
}

/** Activation and forgotten passwords: without a session, and without the app. */
async function abrirCuenta(): Promise<void> {
  const { PaginaDeCuenta } = await import(/* webpackChunkName: "cuenta" */ './account/PaginaDeCuenta');
  raiz.render(<PaginaDeCuenta />);
}

/** The sections load while the user types; a failure here shows when the form is sent. */
function adelantar(): void {
  cargarApp()
    .then(({ adelantarSecciones }) => adelantarSecciones())
    .catch(() => undefined);
}

async function entrarA(redirection: string): Promise<void> {
  await cargarApp();
  history.replaceState(null, '', regreso.tomar() ?? redirection);
  await abrirApp();
}

if (location.pathname === '/' || location.pathname === '/login') {
  raiz.render(<PaginaAcceso alTocar={adelantar} alEntrar={entrarA} />);
} else {
  const abrir = esPaginaDeCuenta(location.pathname) ? abrirCuenta : abrirApp;
  abrir().catch(() => raiz.render(<FallaDeArranque />));
}
