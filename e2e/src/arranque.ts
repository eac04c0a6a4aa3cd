import { iniciarBuzon } from './correo.ts';
import { iniciarOtroOrigen } from './otroOrigen.ts';
import { iniciarProveedores } from './proveedores.ts';
import { iniciarServidor } from './servidor.ts';

/**
 * Starts the built product and, beside it, the maps' and address search's providers, a mail server and another origin for sections, for the stories of one process; answers how to
 * end them.
 */
export async function arrancar(): Promise<() => Promise<void>> {
  const [proveedores, buzon, otro] = await Promise.all([iniciarProveedores(), iniciarBuzon(), iniciarOtroOrigen()]);
  const terminar = () => Promise.all([proveedores.terminar(), buzon.terminar(), otro.terminar()]);
  const servidor = await iniciarServidor({
    TILE_URL: `${proveedores.url}/mosaicos/{z}/{x}/{y}.png`,
    GEOCODER_URL: proveedores.url,
    REMOTOS_ORIGENES: otro.url,
    SMTP_URL: buzon.smtp,
    MAIL_FROM: 'Lavanda <hola@lavanda.mx>',
  }).catch(async (error: unknown) => {
    await terminar();
    throw error;
  });
  process.env.LAVANDA_URL = servidor.url;
  process.env.LAVANDA_DATOS = servidor.datos;
  process.env.LAVANDA_PROVEEDORES = proveedores.url;
  process.env.LAVANDA_BUZON = buzon.url;
  process.env.LAVANDA_OTRO_ORIGEN = otro.url;
  process.env.LAVANDA_OTRO_ORIGEN_CARPETA = otro.carpeta;
  return async () => {
    await servidor.terminar();
    await terminar();
  };
}
