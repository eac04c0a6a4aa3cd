import { initials } from '@lavanda/shared/domain/text';
import { useState } from 'react';

interface HeadingProps {
  nombre: string;
  /** URL of the logo; when it is '' or can't be loaded, the initials of `nombre` are shown. */
  logo: string;
  /** Makes the name the page's h1; false when the content below has its own h1. */
  title?: boolean;
  children?: React.ReactNode;
}

/** Head of the card: the logo and name of the laundry, or of the product while no laundry is known. */
export function Heading({ nombre: name, logo, title = false, children }: HeadingProps) {
  const [noLogo, setNoLogo] = useState(logo === '');
  const Name = title ? 'h1' : 'p';
  return (
    <>
      <Name className="cuenta-logo">
        {noLogo ? (
          <span className="cuenta-iniciales" aria-hidden="true">
            {initials(name)}
          </span>
        ) : (
          <img src={logo} alt="" height="48" onError={() => setNoLogo(true)} />
        )}
        <span>{name}</span>
      </Name>
      {children !== undefined && <p className="cuenta-mensaje">{children}</p>}
      <div className="cuenta-corte" />
    </>
  );
}
