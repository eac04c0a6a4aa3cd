import { useState } from 'react';
import { Campo } from '../sign-in/Campo';
import { Encabezado } from './Encabezado';
import { Estado } from './Estado';
import { Alerta, BotonEnviar } from './PartesDeForma';
import { pedir } from './pedir';
import { OLVIDE, TEXTOS } from './textos';
import { texto, useForma } from './useForma';

/** 'Olvidé mi contraseña': asks for the link to choose another. Its answer never tells whether there is such an account. */
export function Olvide() {
  const [pedido, setPedido] = useState('');
  const { ocupado, alerta, alEnviar, errorDe, corregir } = useForma({
    revisar: (datos) => (texto(datos, 'usuario').trim() === '' ? [{ campo: 'usuario', mensaje: OLVIDE.falta }] : []),
    enviar: (datos) => pedir('/api/auth/olvide', { usuario: texto(datos, 'usuario').trim() }),
    alLograr: (datos) => setPedido(texto(datos, 'usuario').trim()),
  });
  const volver = (
    <a className="acceso-enlace" href="/login">
      {OLVIDE.volver}
    </a>
  );

  return (
    <>
      <Encabezado nombre={TEXTOS.producto} logo="/logo.ico" />
      {pedido === '' ? (
        <form className="cuenta-forma" noValidate onSubmit={alEnviar}>
          <div className="cuenta-titulo">
            <h1>{OLVIDE.titulo}</h1>
            <p>{OLVIDE.detalle}</p>
          </div>
          <Alerta mensaje={alerta} />
          <Campo nombre="usuario" etiqueta={TEXTOS.usuario} error={errorDe('usuario')}>
            {(atributos) => (
              <input
                {...atributos}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                onInput={corregir('usuario')}
              />
            )}
          </Campo>
          <BotonEnviar ocupado={ocupado} espera={OLVIDE.enviando}>
            {OLVIDE.enviar}
          </BotonEnviar>
          {volver}
        </form>
      ) : (
        <Estado icono="correo" titulo={OLVIDE.enviado} detalle={OLVIDE.enviadoDetalle(pedido)}>
          {volver}
        </Estado>
      )}
    </>
  );
}
