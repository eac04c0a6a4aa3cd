import { type ReactNode, useEffect, useRef } from 'react';
import { AccountIcon, type IconName } from './AccountIcon';

interface StateProps {
  icon: Exclude<IconName, 'lock'>;
  title: string;
  detail: string;
  children?: ReactNode;
}

/** A state of the page, such as an expired link or a sent form. The title takes the focus so that screen readers read it. */
export function State({ icon, title, detail, children }: StateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="cuenta-estado" role={icon === 'failure' ? 'alert' : 'status'}>
      <span className={`cuenta-icono ${icon}`}>
        <AccountIcon nombre={icon} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{detail}</p>
      {children}
    </div>
  );
}

/** Shown while the link is checked. */
export function Loading({ text }: { text: string }) {
  return (
    <div className="cuenta-estado cargando" role="status" aria-busy="true">
      <span className="acceso-espera" />
      <h1>{text}</h1>
    </div>
  );
}
