import { fallasPassword } from '@lavanda/shared/domain/activacion';
import { useState } from 'react';
import { RUTA_OLVIDE } from './direcciones';
import { Encabezado } from './Encabezado';
import { EnlaceAlAcceso } from './EnlaceAlAcceso';
import { Estado } from './Estado';
import { PaginaEnlace } from './PaginaEnlace';
import { Alerta, BotonEnviar, PasswordNueva, UsuarioFijo } from './PartesDeForma';
import { pedir } from './pedir';
import { RESTABLECER } from './textos';
import { useEnlace } from './useEnlace';
import { texto, useForma } from './useForma';

/** usuarios/restablecer/{token}: another password for who forgot theirs. */
export function Restablecer({ token }: { token: string }) {
  const { estado, revisar, vencer } = useEnlace(`/api/auth/restablecer/${token}`);
  const [lograda, setLograda] = useState(false);
  const otro = (
    <a className="acceso-boton" href={RUTA_OLVIDE}>
      {RESTABLECER.pedirOtro}
    </a>
  );

  return (
    <PaginaEnlace estado={estado} textos={RESTABLECER} onReintentar={() => void revisar()} invalido={otro} expirado={otro}>
      {({ lavanderia, logo, usuario }) => (
        <>
          <Encabezado titulo={!lograda} nombre={lavanderia} logo={logo}>
            {lograda ? undefined : RESTABLECER.detalle}
          </Encabezado>
          {lograda ? (
            <Estado icono="bien" titulo={RESTABLECER.exito} detalle={RESTABLECER.exitoDetalle(usuario)}>
              <EnlaceAlAcceso />
            </Estado>
          ) : (
            <Forma token={token} usuario={usuario} alLograr={() => setLograda(true)} alVencer={vencer} />
          )}
        </>
      )}
    </PaginaEnlace>
  );
}

interface PropsForma {
  token: string;
  usuario: string;
  alLograr: () => void;
  alVencer: (status: number | 'red') => boolean;
}

function Forma({ token, usuario, alLograr, alVencer }: PropsForma) {
  const { ocupado, alerta, alEnviar, errorDe, corregir } = useForma({
    revisar: (datos) => fallasPassword({ password: texto(datos, 'password'), confirmacion: texto(datos, 'confirmacion') }),
    enviar: (datos) => pedir('/api/auth/restablecer', { token, password: texto(datos, 'password') }),
    alLograr,
    alFallar: ({ status }) => alVencer(status),
  });
  return (
    <form className="cuenta-forma" noValidate onSubmit={alEnviar}>
      <Alerta mensaje={alerta} />
      <UsuarioFijo usuario={usuario} />
      <PasswordNueva errorDe={errorDe} corregir={corregir} />
      <BotonEnviar ocupado={ocupado} espera={RESTABLECER.guardando}>
        {RESTABLECER.guardar}
      </BotonEnviar>
    </form>
  );
}
