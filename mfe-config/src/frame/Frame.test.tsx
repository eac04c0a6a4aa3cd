import { screen, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';

const menu = () => within(screen.getByRole('navigation', { name: 'Configuración' }));

describe('Menu of Configuración (spec 2 "Configuración")', () => {
  it('leads to the three pages and marks the open one', async () => {
    const { usuario: user, lugar: place } = await mount('/app/configuracion/lavanderia');
    expect(await screen.findByRole('heading', { name: 'Define la identidad de tu lavandería' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Tu Lavandería' })).toHaveAttribute('aria-current', 'page');
    await user.click(menu().getByRole('link', { name: 'Usuarios y roles' }));
    expect(await screen.findByRole('heading', { name: 'Gestiona tu equipo' })).toBeVisible();
    expect(place()).toBe('/app/configuracion/usuarios');
    await user.click(menu().getByRole('link', { name: 'Servicios' }));
    expect(await screen.findByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Servicios' })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/app/configuracion', '/app/configuracion/otra'])('%s leads to Servicios', async (path) => {
    const { lugar: place } = await mount(path);
    expect(await screen.findByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece' })).toBeVisible();
    expect(place()).toBe('/app/configuracion/servicios');
  });
});
