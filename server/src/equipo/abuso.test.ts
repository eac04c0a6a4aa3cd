import * as equipo from '@lavanda/shared/contract/equipo';
import type { Llamada } from '@lavanda/shared/contract/llamada';
import { serviciosEliminar, serviciosGuardar } from '@lavanda/shared/contract/servicios';
import { tenantIdentidad, tenantIdentidadGuardar, tenantSucursalesGuardar } from '@lavanda/shared/contract/tenant';
import { puede } from '@lavanda/shared/domain/roles';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import type { Cliente, Respuesta } from '../test/servidor.ts';

/** Calls of sessions and of nobody's; those of deploy tokens have their own test. */
type LlamadaDeSesion = Llamada & { accion: Exclude<Llamada['accion'], 'llave'> };

const LLAMADAS: readonly LlamadaDeSesion[] = [
  equipo.equipoLista,
  equipo.usuariosGuardar,
  equipo.usuariosDelete,
  equipo.usuariosReenviar,
  equipo.usuariosConfirmacion,
  equipo.usuariosActivar,
  equipo.authOlvide,
  equipo.authRestablecer,
  equipo.authRestablecerDatos,
  equipo.authCambiarPassword,
  serviciosGuardar,
  serviciosEliminar,
  tenantIdentidad,
  tenantIdentidadGuardar,
  tenantSucursalesGuardar,
];
const ROLES = ['superuser', 'admin', 'user', 'accountant'] as const;
const NADIE = '00000000-0000-4000-8000-000000000000';
const RAROS: readonly unknown[] = [
  ...[null, true, -1, 1e308, 3.00001, [], [[[[]]]], {}, { $ne: null }],
  ...['', 'x', '\u0000', '\uD800', 'x'.repeat(5_000), "'; drop table usuarios; --", NADIE],
];

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

function llamar(cliente: Cliente, { metodo, ruta }: Llamada, cuerpo: unknown = {}): Promise<Respuesta> {
  const direccion = ruta.replace(':token', 'x');
  return metodo === 'GET' ? cliente.get(direccion) : cliente.post(direccion, cuerpo);
}

const nombrada = LLAMADAS.map((llamada) => [`${llamada.metodo} ${llamada.ruta}`, llamada] as const);

describe.each(nombrada)('%s', (_nombre, llamada) => {
  const { accion, cuerpo: esquema } = llamada;

  test('is for whom the role table says', async () => {
    const anonima = await llamar(e.servidor.anonimo, llamada);
    if (accion === 'publica') {
      expect([200, 400, 404, 429]).toContain(anonima.status);
      return;
    }
    expect(anonima.status).toBe(401);
    for (const rol of ROLES) {
      const { status } = await llamar(e.como[rol], llamada);
      expect({ rol, prohibida: status === 403 }).toEqual({ rol, prohibida: accion !== 'sesion' && !puede(rol, accion) });
    }
  });

  test('takes anything in place of any field without failing', async () => {
    const cliente = accion === 'publica' ? e.servidor.anonimo : e.como.superuser;
    const propiedades = Object.keys((esquema as unknown as { properties?: object } | undefined)?.properties ?? {});
    for (const propiedad of propiedades) {
      for (const valor of RAROS) {
        const { status, cuerpo } = await llamar(cliente, llamada, { [propiedad]: valor });
        expect({ propiedad, valor, status: status < 500 ? 'bien' : status }).toEqual({ propiedad, valor, status: 'bien' });
        if (status >= 400) expect(cuerpo).toMatchObject({ status, detail: expect.any(String) });
      }
    }
  });
});
