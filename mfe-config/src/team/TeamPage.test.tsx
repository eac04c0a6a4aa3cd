import type { Member } from '@lavanda/shared/contract/schemas/team';
import { NARVARTE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { BRENDA, KARLA, MARIANA, REMOVE, RESEND, TEAM, teamNetwork } from './testing/team';

const PATH = '/app/configuracion/usuarios';
const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
const actionsOf = (name: string) => screen.findByRole('button', { name: `Acciones de ${name}` });
const options = () => screen.getAllByRole('menuitem').map((first) => first.textContent);

afterEach(restoreWidth);

describe("the team's table (spec 2 'Usuarios y roles')", () => {
  it('shows name, branch, e-mail, role, last connection and since when, as YYYY-MM-DD of the branch (spec 9)', async () => {
    teamNetwork(MARIANA, BRENDA, KARLA);
    await mount(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
    await row('Mariana');
    const rows = screen.getAllByRole('row').map((first) => [...first.children].slice(0, 4).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Usuario', 'Rol', 'Última conexión', 'En el equipo desde'],
      ['MRMariana RoblesNarvarte · super@aguaclara.mx', 'superuser', '2026-12-10 19:05', '2023-02-14'],
      ['BYBrenda YáñezDel Valle · brenda@aguaclara.mx', 'user', 'Sin información', '2023-02-14'],
      ['Sin nombreDel Valle · karla.mtz@correo.mx', 'Usuario pendiente de confirmación', 'Sin información', 'Sin información'],
    ]);
  });

  it.each([
    ['it expired', { correo: 'enviado', expira: '', vencida: true }, 'La invitación venció. Reenvíala.'],
    ['its mail was refused', { correo: 'fallido', expira: '', vencida: false }, 'El correo no se envió. Reenvíalo.'],
    ['its mail is on its way', { correo: 'pendiente', expira: '', vencida: false }, 'El correo está en camino.'],
    ['there is none', null, 'No tiene una invitación vigente. Reenvíala.'],
  ] as [string, Member['invitacion'], string][])('says of an invitation that %s', async (_case, invitation, nota) => {
    teamNetwork({ ...KARLA, invitacion: invitation });
    await mount(PATH);
    const pending = await row('karla');
    expect(within(pending).getByText('Usuario pendiente de confirmación')).toBeVisible();
    expect(within(pending).getByText(nota)).toBeVisible();
  });

  it.each(['superuser', 'admin', 'user', 'accountant'] as const)(
    'the badge of a confirmed user says %s in lowercase',
    async (role) => {
      teamNetwork({ ...BRENDA, rol: role });
      await mount(PATH);
      expect(within(await row('Brenda')).getByText(role)).toBeVisible();
    },
  );

  it('a confirmed user has Modificar and Eliminar, a pending one no Modificar, one’s own account no Eliminar', async () => {
    teamNetwork(MARIANA, BRENDA, KARLA);
    const { usuario: user } = await mount(PATH);
    await user.click(await actionsOf('Brenda Yáñez'));
    expect(options()).toEqual(['Modificar', 'Sesiones', 'Enlace para nueva contraseña', 'Eliminar']);
    await user.keyboard('{Escape}');
    await user.click(await actionsOf('karla.mtz@correo.mx'));
    expect(options()).toEqual(['Reenviar invitación', 'Eliminar']);
    await user.keyboard('{Escape}');
    await user.click(await actionsOf('Mariana Robles'));
    expect(options()).toEqual(['Modificar']);
  });

  it('on the phone is a list that says the same', async () => {
    mockWidth(390);
    teamNetwork(MARIANA, KARLA);
    const { usuario: user } = await mount(PATH);
    const list = await screen.findByRole('list', { name: 'Gestiona tu equipo' });
    const [mariana, karla] = within(list).getAllByRole('listitem');
    expect(mariana).toHaveTextContent(/Mariana Robles.*superuser.*Última conexión2026-12-10 19:05En el equipo desde2023-02-14/);
    expect(karla).toHaveTextContent(/Sin nombre.*pendiente de confirmación.*Última conexiónSin información/);
    await user.click(await actionsOf('Mariana Robles'));
    expect(options()).toEqual(['Modificar']);
  });

  it('says why the team did not come (spec 7 GET /api/tenant/allUsersByTenant) and gets it on Reintentar', async () => {
    const net = teamNetwork();
    net.route(TEAM, () => problem(503, 'La base de datos no responde.'));
    const { usuario: user } = await mount(PATH);
    expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
    net.route(TEAM, () => ({ body: { response: [BRENDA] } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await row('Brenda')).toBeVisible();
  });
});

it('keeps what it shows, and says so, when the list does not reload after a change', async () => {
  const net = teamNetwork(MARIANA, KARLA);
  net.route(RESEND, () => {
    net.route(TEAM, () => 'caida');
    return { body: { response: KARLA._id, usuario: KARLA, correo: 'enviado' } };
  });
  const { usuario: user } = await mount(PATH);
  await user.click(await actionsOf('karla.mtz@correo.mx'));
  await user.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La lista no se actualizó. El servidor no respondió.');
  expect(await row('karla')).toBeVisible();
  net.route(TEAM, () => ({ body: { response: [MARIANA] } }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/karla/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

describe("'Nombre de colaborador' (decisions 'Lists and search')", () => {
  it.each([
    ['the name without accents', 'YANEZ', 'Brenda'],
    ['any part of the e-mail', 'mtz@', 'karla'],
    ['the branch', 'narv', 'Mariana'],
    ['words of several of them', 'valle brenda', 'Brenda'],
  ])('finds by %s', async (_case, text, actor) => {
    teamNetwork(MARIANA, BRENDA, KARLA);
    const { usuario: user } = await mount(PATH);
    await row('Mariana');
    await user.type(screen.getByRole('searchbox', { name: 'Nombre de colaborador' }), text);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(await row(actor)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 usuario');
  });

  it('says when nobody matches, and lets everybody back in', async () => {
    teamNetwork(MARIANA, BRENDA);
    const { usuario: user } = await mount(PATH);
    await row('Mariana');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No se ha encontrado ningún usuario')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('stays in the address', async () => {
    teamNetwork(MARIANA, BRENDA);
    const { usuario: user, lugar: place } = await mount(`${PATH}?nombre=brenda`);
    await row('Brenda');
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('brenda');
    expect(screen.queryByText('Mariana Robles')).toBeNull();
    await user.clear(field);
    await waitFor(() => expect(place()).toBe(PATH));
    expect(await row('Mariana')).toBeVisible();
  });
});

describe("deleting a user (spec 5 'Confirmations', spec 7 POST /api/usuarios/delete)", () => {
  it('asks, sends the whole user, and the list loses it only after the server agreed', async () => {
    let team = [MARIANA, BRENDA];
    const net = teamNetwork();
    net.route(TEAM, () => ({ body: { response: team } }));
    let answer = () => {};
    net.route(REMOVE, async () => {
      await new Promise<void>((ready) => {
        answer = ready;
      });
      team = [MARIANA];
      return { body: { eliminado: true } };
    });
    const { usuario: user, avisos: toasts } = await mount(PATH);
    await user.click(await actionsOf('Brenda Yáñez'));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const question = screen.getByRole('dialog', { name: '¿Deseas eliminar al usuario Brenda Yáñez de tu equipo?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(within(question).getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    expect(screen.getByText('Brenda Yáñez')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.queryByText('Brenda Yáñez')).toBeNull());
    expect(net.seen(REMOVE)[0]?.body).toEqual(BRENDA);
    expect(toasts()).toEqual(['Se eliminó a Brenda Yáñez de tu equipo']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a pending one is called by the e-mail; answering no changes nothing and gives the focus back', async () => {
    const net = teamNetwork(MARIANA, KARLA);
    const { usuario: user } = await mount(PATH);
    await user.click(await actionsOf('karla.mtz@correo.mx'));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(screen.getByRole('dialog', { name: '¿Deseas eliminar al usuario karla.mtz@correo.mx de tu equipo?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(net.seen(REMOVE)).toEqual([]);
    expect(await actionsOf('karla.mtz@correo.mx')).toHaveFocus();
  });

  it("shows the server's refusal to remove the last superuser and keeps the row (spec 8 'Ocurrio un problema con la eliminación del usuario')", async () => {
    const other = { ...BRENDA, rol: 'superuser' as const };
    const net = teamNetwork(MARIANA, other);
    net.route(REMOVE, () => problem(409, 'Es el único superusuario de la lavandería: no se puede quitar.'));
    const { usuario: user } = await mount(PATH);
    await user.click(await actionsOf('Brenda Yáñez'));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El usuario no se eliminó. Es el único superusuario de la lavandería: no se puede quitar.',
    );
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeEnabled();
    expect(screen.getByText('Brenda Yáñez')).toBeInTheDocument();
  });
});

describe("'Reenviar invitación'", () => {
  const expired: Member = { ...KARLA, invitacion: { correo: 'enviado', expira: '', vencida: true } };

  it('sends a new one and reloads the list', async () => {
    let team = [expired];
    const net = teamNetwork();
    net.route(TEAM, () => ({ body: { response: team } }));
    net.route(RESEND, () => {
      team = [KARLA];
      return { body: { response: KARLA._id, usuario: KARLA, correo: 'enviado' } };
    });
    const { usuario: user, avisos: toasts } = await mount(PATH);
    await user.click(await actionsOf('karla.mtz@correo.mx'));
    await user.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
    await waitFor(() => expect(toasts()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']));
    expect(net.seen(RESEND)[0]?.body).toEqual({ _id: KARLA._id });
    await waitFor(() => expect(screen.queryByText(/venció/)).toBeNull());
  });

  it('says why it was not sent', async () => {
    const net = teamNetwork(KARLA);
    net.route(RESEND, () => problem(409, 'La cuenta ya está confirmada: no necesita otra invitación.'));
    const { usuario: user, avisos: toasts } = await mount(PATH);
    await user.click(await actionsOf('karla.mtz@correo.mx'));
    await user.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['La invitación no se envió. La cuenta ya está confirmada: no necesita otra invitación.']),
    );
  });
});

describe("'Enlace para nueva contraseña'", () => {
  const MAKE = 'POST /api/usuarios/enlacePassword';
  const choose = async (user: Awaited<ReturnType<typeof mount>>['usuario']) => {
    await user.click(await actionsOf('Brenda Yáñez'));
    await user.click(screen.getByRole('menuitem', { name: 'Enlace para nueva contraseña' }));
  };

  it('shows the link once, to hand over', async () => {
    const net = teamNetwork(MARIANA, BRENDA);
    net.route(MAKE, () => ({ body: { enlace: 'http://localhost/usuarios/restablecer/abc' } }));
    const { usuario: user } = await mount(PATH);
    await choose(user);
    const dialog = await screen.findByRole('dialog', { name: 'Comparte el enlace para una nueva contraseña' });
    expect(within(dialog).getByText(/brenda@aguaclara.mx/)).toBeVisible();
    expect(within(dialog).getByLabelText('Enlace para nueva contraseña')).toHaveValue(
      'http://localhost/usuarios/restablecer/abc',
    );
    expect(net.seen(MAKE)[0]?.body).toEqual({ _id: BRENDA._id });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why there is none', async () => {
    const net = teamNetwork(MARIANA, BRENDA);
    net.route(MAKE, () => problem(404, 'El usuario no existe. Vuelve a cargar la lista.'));
    const { usuario: user, avisos: toasts } = await mount(PATH);
    await choose(user);
    await waitFor(() => expect(toasts()).toEqual(['El enlace no se creó. El usuario no existe. Vuelve a cargar la lista.']));
  });
});

test('shows sucursal, e-mail and last connection, in the time zone of the sucursal', async () => {
  teamNetwork({
    ...BRENDA,
    sucursalData: { ...NARVARTE, zona_horaria: 'America/Tijuana' },
    lastLogin: '2026-12-10T05:30:00Z',
  });
  await mount(PATH);
  expect(await row('Narvarte · brenda@aguaclara.mx')).toHaveTextContent('2026-12-09 21:30');
});
