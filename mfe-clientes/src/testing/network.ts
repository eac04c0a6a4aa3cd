import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { testCliente } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';

/**
 * Fake server without map settings, notas or duplicates. The map has its own tests, and every page must work without a
 * map.
 */
export function networkWithoutMap(): MockNetwork {
  const net = mockNetwork();
  net.route('GET /api/mapas/configuracion', problem(503, 'El mapa no está disponible.'));
  net.route('GET /api/ventas/', () => ({ body: { results: [], siguiente: null } }));
  net.route('POST /api/clientes/repetidos', () => ({ body: { clientes: [] } }));
  return net;
}

/** A cliente with fiscal data and two domicilios. */
export function mariaFernanda(changes: Partial<Cliente> = {}): Cliente {
  return testCliente({
    nombre: 'María Fernanda',
    apellido: 'Ríos Beltrán',
    telefono: '+525541081170',
    domicilio: [
      { descripcion: 'Calle Petén 214, Narvarte Poniente', lat: null, lon: null },
      { descripcion: 'Luz Saviñón 1120, Narvarte Poniente', lat: null, lon: null },
    ],
    rfc: 'RIBM860412QX3',
    regimenFiscal: '612',
    razonSocial: 'MARÍA FERNANDA RÍOS BELTRÁN',
    cp: '03020',
    correoElectronico: 'fer.rios@correo.mx',
    ...changes,
  });
}
