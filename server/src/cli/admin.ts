import { ErrorDeOrden } from '../administrar/orden.ts';
import { ayuda, ejecutar, entender } from '../administrar/ordenes.ts';
import { ordenRestaurar, ponerRespaldo } from '../administrar/respaldar.ts';
import { pedirAlServidor } from '../administrar/ventanilla.ts';
import { AjusteInvalido, leerAjustes } from '../ajustes.ts';
import { abrirBase } from '../db/conexion.ts';
import { CarpetaOcupada } from '../db/embebida/candado.ts';
import { migrar } from '../db/migrar.ts';

/**
 * `npm run admin -- <order>`: what whoever runs the product does from a terminal. Reads the same settings as the server. The embedded database has
 * one process: while the server runs, the server does the order.
 */
const decir = (linea: string): void => {
  process.stdout.write(`${linea}\n`);
};
// npm changes to the package's folder; INIT_CWD is where the order was typed.
const carpeta = process.env.INIT_CWD ?? process.cwd();

async function restaurarAqui(respaldo: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = leerAjustes(process.env);
  if (databaseUrl !== undefined) throw new ErrorDeOrden('La base es PostgreSQL: restáurala con pg_restore.');
  await ordenRestaurar({ carpeta, decir }, respaldo, (ruta) => ponerRespaldo(ruta, dataDir));
}

async function ejecutarAqui(argv: string[]): Promise<void> {
  if (argv[0] === 'restaurar') return restaurarAqui(argv[1]);
  entender(argv);
  const ajustes = leerAjustes(process.env);
  const base = await abrirBase(ajustes);
  try {
    await migrar(base);
    await ejecutar({ base, ajustes, carpeta, decir }, argv);
  } finally {
    await base.cerrar();
  }
}

async function principal(argv: string[]): Promise<void> {
  const [nombre] = argv;
  if (nombre === undefined || /^(ayuda|help|--help|-h)$/.test(nombre)) return decir(ayuda());
  try {
    await ejecutarAqui(argv);
  } catch (error) {
    if (!(error instanceof CarpetaOcupada)) throw error;
    const falla = await pedirAlServidor(leerAjustes(process.env).dataDir, { argv, carpeta }, decir);
    if (falla !== null) throw new ErrorDeOrden(falla);
  }
}

try {
  await principal(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  const sencillo = error instanceof ErrorDeOrden || error instanceof AjusteInvalido || error instanceof CarpetaOcupada;
  process.stderr.write(`${sencillo ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
