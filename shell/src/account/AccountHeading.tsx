import { initials } from '@lavanda/shared/domain/text';
import { useState } from 'react';

interface HeadingProps {
  nombre: string;
  /** '' draws the initials. */
  logo: string;
  /** The name is the page's title, unless what is under it has one. */
  title?: boolean;
  children?: React.ReactNode;
}

/** Head of the card: whose page this is, torn off from the rest like a ticket. */
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
