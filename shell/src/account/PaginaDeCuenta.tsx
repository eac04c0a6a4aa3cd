import { useEffect } from 'react';
import { Activacion } from './Activacion';
import { Olvide } from './Olvide';
import { Restablecer } from './Restablecer';
import { Tarjeta } from './Tarjeta';
import { ACTIVACION, OLVIDE, RESTABLECER } from './textos';

/** The pages that need no session besides sign-in. They wear the product's brand and titles, never a tenant's, and stand on React alone. */
export function PaginaDeCuenta() {
  const [, , pagina, token = ''] = location.pathname.split('/');
  return <Tarjeta>{dibujar(pagina, token)}</Tarjeta>;
}

function dibujar(pagina: string | undefined, token: string) {
  if (pagina === 'verification') {
    return (
      <Titulada titulo={ACTIVACION.tituloDePagina}>
        <Activacion token={token} />
      </Titulada>
    );
  }
  if (pagina === 'restablecer') {
    return (
      <Titulada titulo={RESTABLECER.tituloDePagina}>
        <Restablecer token={token} />
      </Titulada>
    );
  }
  return (
    <Titulada titulo={OLVIDE.tituloDePagina}>
      <Olvide />
    </Titulada>
  );
}

function Titulada({ titulo, children }: { titulo: string; children: React.ReactNode }) {
  useEffect(() => {
    document.title = titulo;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/logo.ico');
  }, [titulo]);
  return children;
}
