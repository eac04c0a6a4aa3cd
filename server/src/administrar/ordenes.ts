import { parseArgs } from 'node:util';
import { exportar } from './exportar.ts';
import { importar } from './importar.ts';
import { activar, crear, desactivar, listar, restablecer } from './lavanderias.ts';
import { llave, llaves, retirarLlave } from './llaves.ts';
import { type Argumentos, type Contexto, ErrorDeOrden, type Orden } from './orden.ts';
import { respaldar, USO_RESTAURAR } from './respaldar.ts';

const ORDENES: Readonly<Record<string, Orden>> = {
  crear,
  listar,
  restablecer,
  desactivar,
  activar,
  exportar,
  importar,
  respaldar,
  llave,
  llaves,
  'retirar-llave': retirarLlave,
};

export function ayuda(): string {
  const lineas = Object.values(ORDENES).map(({ uso, hace }) => `  ${uso}\n      ${hace}`);
  const restaurar = `  ${USO_RESTAURAR}\n      Pone un respaldo en lugar de la base embebida; con el servidor en marcha, éste se detiene unos segundos.`;
  return ['npm run admin -- <orden>', '', ...lineas, restaurar].join('\n');
}

/** @throws ErrorDeOrden for an unknown order or option */
export function entender(argv: readonly string[]): { orden: Orden; argumentos: Argumentos } {
  const texto = { type: 'string' } as const;
  const leidos = ((): ReturnType<typeof leer> => {
    try {
      return leer();
    } catch (error) {
      throw new ErrorDeOrden(error instanceof Error ? error.message : String(error));
    }
  })();
  function leer() {
    return parseArgs({ args: [...argv], allowPositionals: true, options: { usuario: texto, sucursal: texto, zona: texto } });
  }
  const [nombre = '', ...palabras] = leidos.positionals;
  const orden = Object.hasOwn(ORDENES, nombre) ? ORDENES[nombre] : undefined;
  if (!orden) throw new ErrorDeOrden(`No existe la orden "${nombre}".\n\n${ayuda()}`);
  return { orden, argumentos: { palabras, opciones: leidos.values } };
}

/** Runs one order. @throws ErrorDeOrden when it can't be done as given */
export async function ejecutar(contexto: Contexto, argv: readonly string[]): Promise<void> {
  const { orden, argumentos } = entender(argv);
  await orden.ejecutar(contexto, argumentos);
}
