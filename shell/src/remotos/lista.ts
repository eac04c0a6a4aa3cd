import { desviar } from '../versiones/desvios';
import type { Remoto } from './etapas';
import { listaRecordada, recordarLista } from './memoria';
import { pedirRegistro, type Registro } from './registro';
import { tiempo } from './tiempos';

/** The list of remotes of this page: asked for once, again when somebody signs in, and when it is time to look for new versions. */
export interface Lista {
  /** Makes sure there is one, that of who is signed in. @throws FallaDeEtapa 'registro' when there is none at all */
  tener: () => Promise<void>;
  /** Asks again; false when no answer came, and everything stays as it is. */
  renovar: () => Promise<boolean>;
  /** The next `tener` asks again. */
  olvidar: () => void;
  remotos: () => readonly Remoto[];
  /** Id of the composition that the server answered. */
  composicion: () => string | undefined;
  /** Whether what there is was asked for before its user signed in. */
  esDeOtro: () => boolean;
  paraUsuario: (usuario: string) => void;
}

/** @param alFallar the server gave no list, and the one that this browser remembers is used */
export function crearLista(alFallar: (causa: unknown) => void): Lista {
  let pedida: Promise<Registro & { por: string | undefined }> | undefined;
  let actual: Registro | undefined;
  /** Who was signed in when it was asked for. */
  let pedidaPor: string | undefined;
  let usuarioActual: string | undefined;
  /** When no answer came, ms: what there is serves for a while, and nobody waits for the same silence twice. */
  let sinRespuesta: number | undefined;

  /** One that was asked for since sign-in is taken as it is. */
  const esDeOtro = () =>
    usuarioActual !== undefined &&
    pedidaPor !== usuarioActual &&
    actual?.usuario !== undefined &&
    actual.usuario !== usuarioActual;

  const tomar = async () => {
    const por = usuarioActual;
    pedida ??= pedirRegistro().then((registro) => ({ ...registro, por }));
    const { por: pidio, ...registro } = await pedida;
    if (actual?.id === undefined || actual.id !== registro.id) recordarLista(registro.remotes);
    sinRespuesta = undefined;
    actual = { ...registro, remotes: desviar(registro.remotes, registro.desvios ?? []) };
    pedidaPor = pidio;
  };

  const tener = async () => {
    if (actual && sinRespuesta !== undefined && Date.now() - sinRespuesta < tiempo('revisionMinima')) return;
    try {
      await tomar();
      if (!esDeOtro()) return;
      pedida = undefined;
      await tomar();
    } catch (falla) {
      pedida = undefined;
      sinRespuesta = Date.now();
      const recordada = listaRecordada();
      if (!actual && recordada) actual = { remotes: recordada };
      alFallar(falla);
      // The list of before is better than no section at all.
      if (!actual) throw falla;
      pedidaPor = usuarioActual;
    }
  };

  const renovar = async () => {
    const anterior = pedida;
    pedida = undefined;
    try {
      await tomar();
      return true;
    } catch {
      pedida = anterior;
      return false;
    }
  };

  return {
    tener,
    renovar,
    esDeOtro,
    olvidar: () => {
      pedida = undefined;
      sinRespuesta = undefined;
    },
    remotos: () => actual?.remotes ?? [],
    composicion: () => actual?.id,
    paraUsuario: (usuario) => {
      usuarioActual = usuario;
    },
  };
}
