import { type ReactNode, useEffect, useRef } from 'react';
import { IconoCuenta, type NombreIcono } from './IconoCuenta';

interface PropsEstado {
  icono: Exclude<NombreIcono, 'candado'>;
  titulo: string;
  detalle: string;
  children?: ReactNode;
}

/** How it came out: an icon, a title that takes the focus so that it is read, and what to do next. */
export function Estado({ icono, titulo, detalle, children }: PropsEstado) {
  const encabezado = useRef<HTMLHeadingElement>(null);
  useEffect(() => encabezado.current?.focus(), []);
  return (
    <div className="cuenta-estado" role={icono === 'falla' ? 'alert' : 'status'}>
      <span className={`cuenta-icono ${icono}`}>
        <IconoCuenta nombre={icono} />
      </span>
      <h1 ref={encabezado} tabIndex={-1}>
        {titulo}
      </h1>
      <p>{detalle}</p>
      {children}
    </div>
  );
}

/** While the link is asked about. */
export function Cargando({ texto }: { texto: string }) {
  return (
    <div className="cuenta-estado cargando" role="status" aria-busy="true">
      <span className="acceso-espera" />
      <h1>{texto}</h1>
    </div>
  );
}
