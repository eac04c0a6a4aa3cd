import { fallasActivacion } from '@lavanda/shared/domain/activacion';
import { Campo } from '../sign-in/Campo';
import { Alerta, BotonEnviar, PasswordNueva, UsuarioFijo } from './PartesDeForma';
import { pedir, type Respuesta } from './pedir';
import { ACTIVACION } from './textos';
import { texto, useForma } from './useForma';

const SUBMIT = '/api/usuarios/confirmation/submit';

interface PropsFormaActivacion {
  /** Call that opens the link again. */
  ruta: string;
  usuario: string;
  alActivar: () => void;
  /** The link ended while the form was being filled; false when `status` says nothing of the kind. */
  alVencer: (status: number | 'red') => boolean;
}

/** Name, last name and password of the invited person, with the rules and texts of spec 5. */
export function FormaActivacion({ ruta, usuario, alActivar, alVencer }: PropsFormaActivacion) {
  const { ocupado, alerta, alEnviar, errorDe, corregir } = useForma({
    revisar: (datos) =>
      fallasActivacion({
        nombre: texto(datos, 'nombre'),
        apellidos: texto(datos, 'apellidos'),
        password: texto(datos, 'password'),
        confirmacion: texto(datos, 'confirmacion'),
      }),
    enviar: (datos) =>
      activar(ruta, {
        nombre: texto(datos, 'nombre').trim(),
        apellidos: texto(datos, 'apellidos').trim(),
        password: texto(datos, 'password'),
        usuario,
      }),
    alLograr: alActivar,
    alFallar: ({ status }) => alVencer(status),
  });

  return (
    <form className="cuenta-forma" noValidate onSubmit={alEnviar}>
      <Alerta mensaje={alerta} />
      <div className="cuenta-par">
        <Campo nombre="nombre" etiqueta={ACTIVACION.nombre} error={errorDe('nombre')}>
          {(atributos) => <input {...atributos} autoComplete="given-name" maxLength={60} onInput={corregir('nombre')} />}
        </Campo>
        <Campo nombre="apellidos" etiqueta={ACTIVACION.apellidos} error={errorDe('apellidos')}>
          {(atributos) => <input {...atributos} autoComplete="family-name" maxLength={80} onInput={corregir('apellidos')} />}
        </Campo>
      </div>
      <UsuarioFijo usuario={usuario} />
      <PasswordNueva errorDe={errorDe} corregir={corregir} />
      <BotonEnviar ocupado={ocupado} espera={ACTIVACION.activando}>
        {ACTIVACION.activar}
      </BotonEnviar>
    </form>
  );
}

/**
 * The token travels in a cookie that lasts an hour and is of the last link opened in this browser. Before a 404 is believed, the
 * link of this page is opened again.
 */
async function activar(ruta: string, forma: object): Promise<Respuesta> {
  const primera = await pedir(SUBMIT, forma);
  if (primera.ok || primera.falla.status !== 404) return primera;
  const enlace = await pedir(ruta);
  return enlace.ok ? pedir(SUBMIT, forma) : enlace;
}
