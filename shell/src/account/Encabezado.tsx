import { iniciales } from '@lavanda/shared/domain/texto';
import { useState } from 'react';

interface PropsEncabezado {
  nombre: string;
  /** '' draws the initials. */
  logo: string;
  /** The name is the page's title, unless what is under it has one. */
  titulo?: boolean;
  children?: React.ReactNode;
}

/** Head of the card: whose page this is, torn off from the rest like a ticket. */
export function Encabezado({ nombre, logo, titulo = false, children }: PropsEncabezado) {
  const [sinLogo, setSinLogo] = useState(logo === '');
  const Nombre = titulo ? 'h1' : 'p';
  return (
    <>
      <Nombre className="cuenta-logo">
        {sinLogo ? (
          <span className="cuenta-iniciales" aria-hidden="true">
            {iniciales(nombre)}
          </span>
        ) : (
          <img src={logo} alt="" height="48" onError={() => setSinLogo(true)} />
        )}
        <span>{nombre}</span>
      </Nombre>
      {children !== undefined && <p className="cuenta-mensaje">{children}</p>}
      <div className="cuenta-corte" />
    </>
  );
}
