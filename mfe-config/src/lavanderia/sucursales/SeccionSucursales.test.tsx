import { NARVARTE } from '@lavanda/shared/pruebas/datos';
import { problema } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { abrir, campo, parte, servidorDeIdentidad } from '../pruebas/lavanderia';
import { zonas } from './zonas';

const GUARDAR = 'POST /api/tenant/sucursales/guardar';
let red: ReturnType<typeof servidorDeIdentidad>;
beforeEach(() => {
  sessionStorage.clear();
  red = servidorDeIdentidad();
});

const enviado = () => red.vistas(GUARDAR).map(({ cuerpo }) => cuerpo);
const guardarEn = (dialogo: HTMLElement) => within(dialogo).getByRole('button', { name: 'Guardar' });

describe('Branches (decisions "Tu Lavandería"; spec 3 "Branch")', () => {
  it('one is added with its zone, address and telephone', async () => {
    const { usuario, avisos } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Agregar sucursal' }));
    const dialogo = screen.getByRole('dialog', { name: 'Agregar sucursal' });
    expect(campo('Nombre de la sucursal')).toHaveFocus();
    await usuario.type(campo('Nombre de la sucursal'), 'Playa');
    const zona = screen.getByRole('combobox', { name: 'Zona horaria' });
    expect(zona).toHaveValue('Ciudad de México');
    await usuario.clear(zona);
    await usuario.type(zona, 'cancun');
    await usuario.click(screen.getByRole('option', { name: /^Cancún/ }));
    await usuario.type(campo('Dirección (opcional)'), 'Av. Tulum 5');
    await usuario.type(campo('Teléfono (opcional)'), '9988841020');
    await usuario.click(guardarEn(dialogo));
    await waitFor(() => expect(avisos()).toEqual(['Sucursal agregada.']));
    expect(enviado()).toEqual([
      { nombre_sucursal: 'Playa', zona_horaria: 'America/Cancun', direccion: 'Av. Tulum 5', telefono: '99 8884 1020' },
    ]);
    expect(await parte('Sucursales').findByText('Playa')).toBeVisible();
    expect(parte('Sucursales').getByText('Av. Tulum 5 · 99 8884 1020 · Cancún')).toBeVisible();
  });

  it('one is renamed, and sessions and notes are read again', async () => {
    const { usuario } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Modificar Narvarte' }));
    const dialogo = screen.getByRole('dialog', { name: 'Modificar sucursal' });
    await usuario.type(campo('Nombre de la sucursal'), ' Sur');
    await usuario.click(guardarEn(dialogo));
    expect(await parte('Sucursales').findByText('Narvarte Sur')).toBeVisible();
    expect(enviado()).toEqual([
      { _id: NARVARTE._id, nombre_sucursal: 'Narvarte Sur', zona_horaria: 'America/Mexico_City', direccion: '', telefono: '' },
    ]);
    await waitFor(() => expect(red.vistas('GET /api/auth/authData')).toHaveLength(1));
    expect(dialogo).not.toBeInTheDocument();
  });

  it('a name in use and a telephone that is none are told at their fields; what was typed stays', async () => {
    const { usuario } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Agregar sucursal' }));
    const dialogo = screen.getByRole('dialog', { name: 'Agregar sucursal' });
    await usuario.type(campo('Teléfono (opcional)'), '123');
    await usuario.click(guardarEn(dialogo));
    expect(campo('Nombre de la sucursal')).toHaveAccessibleDescription('Escribe el nombre de la sucursal.');
    expect(campo('Teléfono (opcional)')).toHaveAccessibleDescription('El teléfono tiene que ser de 10 dígitos.');
    expect(enviado()).toEqual([]);

    const detalle = 'Ya hay una sucursal con ese nombre.';
    red.atender(GUARDAR, () => problema(422, detalle, { campos: [{ campo: 'nombre_sucursal', mensaje: detalle }] }));
    await usuario.clear(campo('Teléfono (opcional)'));
    await usuario.type(campo('Nombre de la sucursal'), 'narvarte');
    await usuario.click(guardarEn(dialogo));
    await waitFor(() => expect(campo('Nombre de la sucursal')).toHaveAccessibleDescription(detalle));

    red.atender(GUARDAR, () => 'caida');
    await usuario.click(guardarEn(dialogo));
    expect(await within(dialogo).findByRole('alert')).toHaveTextContent(/^La sucursal no se guardó\. El servidor no respondió\./);
    expect(campo('Nombre de la sucursal')).toHaveValue('narvarte');
    expect(guardarEn(dialogo)).toBeEnabled();
  });

  it("time zones: Mexico's first, and every one that exists", () => {
    const todas = zonas('America/Mexico_City');
    expect(todas.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Ciudad de México', 'Monterrey']);
    const mexicanas = todas.filter(({ mexicana }) => mexicana).length;
    expect(mexicanas).toBeGreaterThanOrEqual(10);
    expect(todas.slice(0, mexicanas).every(({ mexicana }) => mexicana)).toBe(true);
    expect(todas.length).toBeGreaterThanOrEqual(Intl.supportedValuesOf('timeZone').length);
    expect(zonas('Atlantis/Central').map(({ id }) => id)).toContain('Atlantis/Central');
  });
});
