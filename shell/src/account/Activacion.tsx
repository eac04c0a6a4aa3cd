import { useState } from 'react';
import { Encabezado } from './Encabezado';
import { EnlaceAlAcceso } from './EnlaceAlAcceso';
import { Estado } from './Estado';
import { FormaActivacion } from './FormaActivacion';
import { PaginaEnlace } from './PaginaEnlace';
import { ACTIVACION } from './textos';
import { useEnlace } from './useEnlace';

/** usuarios/verification/{token}: an invited person completes their account (spec 2, "Activation page"). */
export function Activacion({ token }: { token: string }) {
  const ruta = `/api/usuarios/confirmation/${token}`;
  const { estado, revisar, vencer } = useEnlace(ruta);
  const [activada, setActivada] = useState(false);

  return (
    <PaginaEnlace
      estado={estado}
      textos={ACTIVACION}
      onReintentar={() => void revisar()}
      invalido={
        <a className="acceso-enlace" href="/login">
          {ACTIVACION.yaActivada}
        </a>
      }
    >
      {({ lavanderia, logo, usuario }) =>
        activada ? (
          <>
            <Encabezado nombre={lavanderia} logo={logo} />
            <Estado icono="bien" titulo={ACTIVACION.exito} detalle={ACTIVACION.exitoDetalle(usuario)}>
              <EnlaceAlAcceso />
            </Estado>
          </>
        ) : (
          <>
            <Encabezado titulo nombre={lavanderia} logo={logo}>
              {ACTIVACION.invitacion(lavanderia)}
            </Encabezado>
            <FormaActivacion ruta={ruta} usuario={usuario} alActivar={() => setActivada(true)} alVencer={vencer} />
          </>
        )
      }
    </PaginaEnlace>
  );
}
