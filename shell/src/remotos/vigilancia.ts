import type { Cargador } from './cargador';
import { tiempo } from './tiempos';

export interface Vigilancia {
  /** A good moment to look: the user is somewhere else now. */
  ahora: () => void;
  terminar: () => void;
}

/**
 * A tab that is open all day learns of new versions: every few minutes while somebody sees it, when it is seen again, and when another section is opened; never
 * twice within `revisionMinima`.
 */
export function vigilarVersiones(cargador: Pick<Cargador, 'revisar'>): Vigilancia {
  let ultima = Date.now();
  let mirando = false;
  const ahora = () => {
    if (mirando || document.hidden || Date.now() - ultima < tiempo('revisionMinima')) return;
    ultima = Date.now();
    mirando = true;
    void cargador.revisar().finally(() => {
      mirando = false;
    });
  };
  const reloj = setInterval(ahora, tiempo('revision'));
  document.addEventListener('visibilitychange', ahora);
  return {
    ahora,
    terminar: () => {
      clearInterval(reloj);
      document.removeEventListener('visibilitychange', ahora);
    },
  };
}
