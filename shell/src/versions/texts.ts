import type { BuildOrigin } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import type { VersionReason } from '@lavanda/shared/domain/release';

/** Texts of the versions screen, for developers and operators. */
export const TEXTS = {
  title: 'Versiones',
  help: 'Qué versión de cada sección tiene esta pestaña, por qué, de dónde viene y qué librerías comparten.',
  composicion: (id: string) => `Composición ${id}`,
  forbidden: 'Solo un superusuario puede ver las versiones.',
  notLoaded: 'No se pudieron leer las versiones',
  notLoadedDetail: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  loading: 'Leyendo las versiones',
  goBack: 'Regresar a la aplicación',
  secciones: 'Secciones',
  libraries: 'Librerías compartidas',
  noLibraries: 'Todavía no se carga ninguna sección en esta pestaña.',
  columns: {
    remoto: 'Sección',
    paths: 'Dibuja',
    version: 'Versión',
    reason: 'Por qué',
    origin: 'De dónde',
    inUse: 'En esta pestaña',
  },
  librariesColumns: { packageJson: 'Librería', version: 'Versión', of: 'La da', modules: 'Módulos', usedBy: 'La usan' },
  noVersion: 'de desarrollo',
  candidata: 'en prueba',
  overridden: 'desviada',
  commit: ({ commit, conCambios: hasChanges, autor: author }: BuildOrigin) =>
    [`commit ${commit.slice(0, 12)}${hasChanges ? ' con cambios' : ''}`, author].filter((part) => part !== '').join(', '),
  statement: ({ firmada: signed, prueba: test, kit }: KeptStatement) =>
    [
      signed ? 'firmada' : 'sin firma',
      test === 'cumple' ? 'cumple la prueba de contrato' : 'sin prueba de contrato',
      `kit ${kit}`,
    ].join(', '),
  loaded: (version: string) => `Cargada: ${version}`,
  fallback: (version: string) => `Cargada: ${version}, porque la asignada falló`,
  unloaded: 'Sin cargar',
  loadMissing: 'Cargar las que faltan',
  overrideTitle: 'Probar una compilación propia',
  overrideHelp:
    'Solo en esta pestaña, hasta que la cierres: la sección se toma de la dirección que escribas. Los demás usuarios no lo notan. Sirve una compilación de producción; para una de desarrollo, con los datos de este servidor: npm run dev -- --server y esta dirección.',
  overrideNotAllowed: 'Este servidor no permite tomar secciones de otra dirección.',
  section: 'Sección',
  manifest: 'Dirección de su mf-manifest.json',
  origins: (list: readonly string[]) => `Se permite desde: ${list.join(', ')}`,
  missingSection: 'Elige una sección.',
  urlNotAllowed: (list: readonly string[]) => `Escribe una dirección completa que empiece con ${list.join(' o ')}.`,
  use: 'Usar en esta pestaña',
  removeOverride: 'Quitar desvío',
  removeFrom: (remote: string) => `Quitar el desvío de ${remote}`,
  overridesNotice: (remotes: readonly string[]) => `Esta pestaña usa una compilación propia de ${remotes.join(', ')}.`,
} as const;

const OVERRIDDEN = 'La elegiste tú, solo en esta pestaña.';

/** @returns why the user has a version; '' without a reason, or for one that only a newer server gives */
export function explainReason(reason: VersionReason | undefined, isOverridden: boolean): string {
  if (isOverridden) return OVERRIDDEN;
  switch (reason?.tipo) {
    case 'estable':
      return 'Es la versión estable.';
    case 'servidor':
      return 'Es la versión estable: viene con el servidor.';
    case 'lavanderia':
      return 'Tu lavandería la está probando.';
    case 'porcentaje':
      return `La prueba el ${reason.porcentaje} % de los usuarios, y te tocó.`;
    case 'incompatible':
      return `Te toca ${reason.asignada}, pero no sirve con esta versión de la aplicación.`;
    case 'vista':
      return 'La abriste con un enlace, solo en esta pestaña.';
    default:
      return '';
  }
}
