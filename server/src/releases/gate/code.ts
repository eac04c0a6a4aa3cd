import { looseRules } from '@lavanda/shared/domain/cssScope';
import { type Build, manifestOf, usesOf } from '../build.ts';

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Matches code of a development build: an address on this computer to load chunks from, or a function of React's hot reload. */
const DEVELOPMENT_CODE = /\.p\s*=\s*["']https?:\/\/(localhost|127\.0\.0\.1)[:/]|\$Refresh(Reg|Sig)\$/;

/** The conflict of a development build, which would be slow and request files from the builder's own computer. */
export function developmentConflicts({ files }: Pick<Build, 'files'>): string[] {
  const isDevelopment =
    (usesOf(files)?.modo ?? 'production') !== 'production' ||
    LOCAL.test(manifestOf(files).metaData?.publicPath ?? '') ||
    files.some(({ path, bytes }) => path.endsWith('.js') && DEVELOPMENT_CODE.test(bytes.toString('latin1')));
  return isDevelopment ? ['Es una construcción de desarrollo: constrúyela con NODE_ENV=production y publícala de nuevo.'] : [];
}

/** Conflicts of style sheets whose rules would affect other sections. */
export function styleConflicts({ files }: Pick<Build, 'files'>): string[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  return sheets.flatMap(({ path, bytes }) => looseRules(path, bytes.toString('utf8')));
}
