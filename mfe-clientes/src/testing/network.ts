import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { testCliente } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem, type Red } from '@lavanda/shared/testing/network';

/** Network whose map is down: the map has its own tests, and the other pages must not depend on it. */
export function networkWithoutMap(): Red {
  const red = mockNetwork();
  red.route('GET /api/mapas/configuracion', problem(503, 'El mapa no está disponible.'));
  return red;
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
