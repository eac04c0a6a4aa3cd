import { clearDevice } from '@lavanda/shared/testing/device';
import { NARVARTE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { field, identityServer, open, part } from '../testing/laundry';
import { zones } from './zones';

const SAVE = 'POST /api/tenant/sucursales/guardar';
let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

const sent = () => net.seen(SAVE).map(({ body }) => body);
const saveIn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Guardar' });

describe('Branches (decisions "Tu Lavandería"; spec 3 "Branch")', () => {
  it('one is added with its zone, address and telephone', async () => {
    const { usuario: user, avisos: toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar sucursal' }));
    const dialog = screen.getByRole('dialog', { name: 'Agregar sucursal' });
    expect(field('Nombre de la sucursal')).toHaveFocus();
    await user.type(field('Nombre de la sucursal'), 'Playa');
    const zone = screen.getByRole('combobox', { name: 'Zona horaria' });
    expect(zone).toHaveValue('Ciudad de México');
    await user.clear(zone);
    await user.type(zone, 'cancun');
    await user.click(screen.getByRole('option', { name: /^Cancún/ }));
    await user.type(field('Dirección (opcional)'), 'Av. Tulum 5');
    await user.type(field('Teléfono (opcional)'), '9988841020');
    await user.click(saveIn(dialog));
    await waitFor(() => expect(toasts()).toEqual(['Sucursal agregada.']));
    expect(sent()).toEqual([
      {
        nombre_sucursal: 'Playa',
        zona_horaria: 'America/Cancun',
        direccion: 'Av. Tulum 5',
        telefono: '99 8884 1020',
        horario: '',
      },
    ]);
    expect(await part('Sucursales').findByText('Playa')).toBeVisible();
    expect(part('Sucursales').getByText('Av. Tulum 5 · 99 8884 1020 · Cancún')).toBeVisible();
  });

  it('one is renamed, and sessions and notes are read again', async () => {
    const { usuario: user } = await open();
    await user.click(screen.getByRole('button', { name: 'Modificar Narvarte' }));
    const dialog = screen.getByRole('dialog', { name: 'Modificar sucursal' });
    await user.type(field('Nombre de la sucursal'), ' Sur');
    await user.click(saveIn(dialog));
    expect(await part('Sucursales').findByText('Narvarte Sur')).toBeVisible();
    expect(sent()).toEqual([
      {
        _id: NARVARTE._id,
        nombre_sucursal: 'Narvarte Sur',
        zona_horaria: 'America/Mexico_City',
        direccion: '',
        telefono: '',
        horario: '',
      },
    ]);
    await waitFor(() => expect(net.seen('GET /api/auth/authData')).toHaveLength(1));
    expect(dialog).not.toBeInTheDocument();
  });

  it('a name in use and a telephone that is none are told at their fields; what was typed stays', async () => {
    const { usuario: user } = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar sucursal' }));
    const dialog = screen.getByRole('dialog', { name: 'Agregar sucursal' });
    await user.type(field('Teléfono (opcional)'), '123');
    await user.click(saveIn(dialog));
    expect(field('Nombre de la sucursal')).toHaveAccessibleDescription('Escribe el nombre de la sucursal.');
    expect(field('Teléfono (opcional)')).toHaveAccessibleDescription('El teléfono tiene que ser de 10 dígitos.');
    expect(sent()).toEqual([]);

    const detail = 'Ya hay una sucursal con ese nombre.';
    net.route(SAVE, () => problem(422, detail, { campos: [{ campo: 'nombre_sucursal', mensaje: detail }] }));
    await user.clear(field('Teléfono (opcional)'));
    await user.type(field('Nombre de la sucursal'), 'narvarte');
    await user.click(saveIn(dialog));
    await waitFor(() => expect(field('Nombre de la sucursal')).toHaveAccessibleDescription(detail));

    net.route(SAVE, () => 'caida');
    await user.click(saveIn(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^La sucursal no se guardó\. El servidor no respondió\./);
    expect(field('Nombre de la sucursal')).toHaveValue('narvarte');
    expect(saveIn(dialog)).toBeEnabled();
  });

  it("time zones: Mexico's first, and every one that exists", () => {
    const all = zones('America/Mexico_City');
    expect(all.slice(0, 2).map(({ nombre: name }) => name)).toEqual(['Ciudad de México', 'Monterrey']);
    const mexican = all.filter(({ mexican }) => mexican).length;
    expect(mexican).toBeGreaterThanOrEqual(10);
    expect(all.slice(0, mexican).every(({ mexican }) => mexican)).toBe(true);
    expect(all.length).toBeGreaterThanOrEqual(Intl.supportedValuesOf('timeZone').length);
    expect(zones('Atlantis/Central').map(({ id }) => id)).toContain('Atlantis/Central');
  });
});
