import type { Remoto, VersionDeRemoto } from './etapas';
import { montadasDe } from './memoria';

/** Which versions of each remote failed in this page, and which are left to try. */
export interface Alternativas {
  fallo: (remoto: Remoto) => boolean;
  /** This version failed: it isn't tried again until `perdonar`. */
  descartar: (remoto: Remoto) => void;
  /** Everything of the remote may be tried again: the user asked for it, or the server lists another version. */
  perdonar: (name: string) => void;
  /**
   * The versions that may be tried, best first: the listed one, the one in use, those that worked in this browser, the server's fallback. One without
   * a version, a developer's, has no other.
   */
  opciones: (remoto: Remoto, enUso: VersionDeRemoto | undefined) => Remoto[];
}

export function crearAlternativas(): Alternativas {
  const fallidas = new Map<string, Set<string | undefined>>();
  const fallo = ({ name, version }: Remoto) => fallidas.get(name)?.has(version) ?? false;
  return {
    fallo,
    descartar: ({ name, version }) => {
      const suyas = fallidas.get(name) ?? new Set();
      fallidas.set(name, suyas.add(version));
    },
    perdonar: (name) => void fallidas.delete(name),
    opciones: (remoto, enUso) => {
      const otras = remoto.version === undefined ? [] : [enUso, ...montadasDe(remoto.name), remoto.respaldo];
      const todas = [remoto, ...otras.filter((otra) => otra !== undefined).map((otra) => en(remoto, otra))];
      return todas.filter((una, i) => !fallo(una) && todas.findIndex(({ version }) => version === una.version) === i);
    },
  };
}

/** The remote in another of its versions, which isn't the one being rolled out. */
function en({ name, secciones }: Remoto, { version, manifest, integridad, entrada }: VersionDeRemoto): Remoto {
  return {
    name,
    secciones,
    manifest,
    ...(version !== undefined && { version }),
    ...(integridad !== undefined && { integridad }),
    ...(entrada !== undefined && { entrada }),
  };
}
