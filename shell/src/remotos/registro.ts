import { recibirComposicion } from '../app/composicion';
import { enEtapa, type Remoto } from './etapas';
import { esRemoto } from './memoria';

/** GET /remotes.json: which remotes there are, for whom. */
export interface Registro {
  /** Of the composition; undefined from a development server. */
  id?: string;
  remotes: Remoto[];
  /** Null for nobody signed in; undefined where it doesn't say. */
  usuario?: string | null;
  /** Origins that a section of this tab may be taken from. */
  desvios?: string[];
}

/** @throws FallaDeEtapa 'registro' */
export function pedirRegistro(): Promise<Registro> {
  return enEtapa('registro', async (signal) => {
    const respuesta = await fetch('/remotes.json', { signal });
    if (!respuesta.ok) throw new Error(`/remotes.json: ${respuesta.status}`);
    const datos: unknown = await respuesta.json();
    const { remotes, usuario, id, desvios } = (typeof datos === 'object' && datos !== null ? datos : {}) as Record<
      string,
      unknown
    >;
    if (!Array.isArray(remotes) || !remotes.every(esRemoto)) throw new Error('/remotes.json no tiene la forma esperada');
    recibirComposicion(datos);
    return {
      remotes,
      ...(Array.isArray(desvios) && { desvios: desvios.filter((origen) => typeof origen === 'string') }),
      ...(typeof id === 'string' && { id }),
      ...((typeof usuario === 'string' || usuario === null) && { usuario }),
    };
  });
}
