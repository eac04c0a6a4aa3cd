import { can, ROLES, redirectionOf, sectionsOf, seesAllSucursales } from './roles.ts';

describe('role table', () => {
  it('lists the sections of each role', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, sectionsOf(role).join(' ')]))).toEqual({
      superuser: 'activos pos ventas clientes dashboard configuracion',
      admin: 'activos pos ventas clientes dashboard',
      user: 'activos pos ventas clientes',
      accountant: 'ventas clientes dashboard',
    });
  });

  it('has Caja after the point of sale, where the laundry uses cortes', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, sectionsOf(role, true).join(' ')]))).toEqual({
      superuser: 'activos pos caja ventas clientes dashboard configuracion',
      admin: 'activos pos caja ventas clientes dashboard',
      user: 'activos pos caja ventas clientes',
      accountant: 'caja ventas clientes dashboard',
    });
  });

  it('lands each role on a section it may open', () => {
    for (const role of ROLES) expect(sectionsOf(role)).toContain(redirectionOf(role).split('/')[2]);
  });

  it('keeps voids from user, changes from accountant, settings to superuser', () => {
    expect(ROLES.filter((role) => can(role, 'notas.cambiar'))).toEqual(['superuser', 'admin', 'user']);
    expect(ROLES.filter((role) => can(role, 'notas.anular'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((role) => can(role, 'pagos.revertir'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((role) => can(role, 'meses.cerrados'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((role) => can(role, 'clientes.cambiar'))).toEqual(['superuser', 'admin', 'user']);
    expect(ROLES.filter((role) => can(role, 'caja.leer'))).toEqual(ROLES);
    expect(ROLES.filter((role) => can(role, 'caja.cambiar'))).toEqual(['superuser', 'admin', 'user']);
    expect(ROLES.filter((role) => can(role, 'caja.cerrar'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((role) => can(role, 'caja.diferencias'))).toEqual(['superuser', 'accountant']);
    expect(ROLES.filter((role) => can(role, 'configurar'))).toEqual(['superuser']);
    expect(ROLES.filter(seesAllSucursales)).toEqual(['superuser', 'accountant']);
  });
});
