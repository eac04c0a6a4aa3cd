import { iniciarProveedores } from './proveedores.ts';
import { iniciarServidor } from './servidor.ts';

/** Starts the built product and, beside it, the maps' and address search's providers; answers how to end them. */
export default async function arrancar(): Promise<() => Promise<void>> {
  const proveedores = await iniciarProveedores();
  const servidor = await iniciarServidor({
    TILE_URL: `${proveedores.url}/mosaicos/{z}/{x}/{y}.png`,
    GEOCODER_URL: proveedores.url,
  }).catch(async (error: unknown) => {
    await proveedores.terminar();
    throw error;
  });
  process.env.LAVANDA_URL = servidor.url;
  process.env.LAVANDA_PROVEEDORES = proveedores.url;
  return async () => {
    await servidor.terminar();
    await proveedores.terminar();
  };
}
