import { permisosDe, puede, ROLES, redireccionDe, veTodasLasSucursales } from './roles.ts';

describe('role table', () => {
  it('lists the sections of each role', () => {
    expect(Object.fromEntries(ROLES.map((rol) => [rol, permisosDe(rol).join(' ')]))).toEqual({
      superuser: 'activos pos ventas clientes dashboard configuracion',
      admin: 'activos pos ventas clientes dashboard',
      user: 'activos pos ventas clientes',
      accountant: 'ventas clientes dashboard',
    });
  });

  it('lands each role on a section it may open', () => {
    for (const rol of ROLES) expect(permisosDe(rol)).toContain(redireccionDe(rol).split('/')[2]);
  });

  it('keeps voids from user, changes from accountant, settings to superuser', () => {
    expect(ROLES.filter((rol) => puede(rol, 'notas.cambiar'))).toEqual(['superuser', 'admin', 'user']);
    expect(ROLES.filter((rol) => puede(rol, 'notas.anular'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((rol) => puede(rol, 'pagos.revertir'))).toEqual(['superuser', 'admin']);
    expect(ROLES.filter((rol) => puede(rol, 'clientes.cambiar'))).toEqual(['superuser', 'admin', 'user']);
    expect(ROLES.filter((rol) => puede(rol, 'configurar'))).toEqual(['superuser']);
    expect(ROLES.filter(veTodasLasSucursales)).toEqual(['superuser', 'accountant']);
  });
});
