import type { Miembro } from '@lavanda/shared/contract/equipo';
import { quitarAncho, simularAncho } from '@lavanda/shared/pruebas/ancho';
import { NARVARTE } from '@lavanda/shared/pruebas/datos';
import { problema } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { BRENDA, ELIMINAR, EQUIPO, KARLA, MARIANA, REENVIAR, redDeEquipo } from './pruebas/equipo';

const RUTA = '/app/configuracion/usuarios';
const fila = (texto: string) => screen.findByRole('row', { name: new RegExp(texto) });
const accionesDe = (nombre: string) => screen.findByRole('button', { name: `Acciones de ${nombre}` });
const opciones = () => screen.getAllByRole('menuitem').map((una) => una.textContent);

afterEach(quitarAncho);

describe("the team's table (spec 2 'Usuarios y roles')", () => {
  it('shows name, branch, e-mail, role, last connection and since when, as YYYY-MM-DD of the branch (spec 9)', async () => {
    redDeEquipo(MARIANA, BRENDA, KARLA);
    await montar(RUTA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
    await fila('Mariana');
    const filas = screen.getAllByRole('row').map((una) => [...una.children].slice(0, 4).map((celda) => celda.textContent));
    expect(filas).toEqual([
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
  ] as [string, Miembro['invitacion'], string][])('says of an invitation that %s', async (_caso, invitacion, nota) => {
    redDeEquipo({ ...KARLA, invitacion });
    await montar(RUTA);
    const pendiente = await fila('karla');
    expect(within(pendiente).getByText('Usuario pendiente de confirmación')).toBeVisible();
    expect(within(pendiente).getByText(nota)).toBeVisible();
  });

  it.each(['superuser', 'admin', 'user', 'accountant'] as const)(
    'the badge of a confirmed user says %s in lowercase',
    async (rol) => {
      redDeEquipo({ ...BRENDA, rol });
      await montar(RUTA);
      expect(within(await fila('Brenda')).getByText(rol)).toBeVisible();
    },
  );

  it('a confirmed user has Modificar and Eliminar, a pending one no Modificar, one’s own account no Eliminar', async () => {
    redDeEquipo(MARIANA, BRENDA, KARLA);
    const { usuario } = await montar(RUTA);
    await usuario.click(await accionesDe('Brenda Yáñez'));
    expect(opciones()).toEqual(['Modificar', 'Eliminar']);
    await usuario.keyboard('{Escape}');
    await usuario.click(await accionesDe('karla.mtz@correo.mx'));
    expect(opciones()).toEqual(['Reenviar invitación', 'Eliminar']);
    await usuario.keyboard('{Escape}');
    await usuario.click(await accionesDe('Mariana Robles'));
    expect(opciones()).toEqual(['Modificar']);
  });

  it('on the phone is a list that says the same', async () => {
    simularAncho(390);
    redDeEquipo(MARIANA, KARLA);
    const { usuario } = await montar(RUTA);
    const lista = await screen.findByRole('list', { name: 'Gestiona tu equipo' });
    const [mariana, karla] = within(lista).getAllByRole('listitem');
    expect(mariana).toHaveTextContent(/Mariana Robles.*superuser.*Última conexión2026-12-10 19:05En el equipo desde2023-02-14/);
    expect(karla).toHaveTextContent(/Sin nombre.*pendiente de confirmación.*Última conexiónSin información/);
    await usuario.click(await accionesDe('Mariana Robles'));
    expect(opciones()).toEqual(['Modificar']);
  });

  it('says why the team did not come (spec 7 GET /api/tenant/allUsersByTenant) and gets it on Reintentar', async () => {
    const red = redDeEquipo();
    red.atender(EQUIPO, () => problema(503, 'La base de datos no responde.'));
    const { usuario } = await montar(RUTA);
    expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
    red.atender(EQUIPO, () => ({ cuerpo: { response: [BRENDA] } }));
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await fila('Brenda')).toBeVisible();
  });
});

it('keeps what it shows, and says so, when the list does not reload after a change', async () => {
  const red = redDeEquipo(MARIANA, KARLA);
  red.atender(REENVIAR, () => {
    red.atender(EQUIPO, () => 'caida');
    return { cuerpo: { response: KARLA._id, usuario: KARLA, correo: 'enviado' } };
  });
  const { usuario } = await montar(RUTA);
  await usuario.click(await accionesDe('karla.mtz@correo.mx'));
  await usuario.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La lista no se actualizó. El servidor no respondió.');
  expect(await fila('karla')).toBeVisible();
  red.atender(EQUIPO, () => ({ cuerpo: { response: [MARIANA] } }));
  await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/karla/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

describe("'Nombre de colaborador' (decisions 'Lists and search')", () => {
  it.each([
    ['the name without accents', 'YANEZ', 'Brenda'],
    ['any part of the e-mail', 'mtz@', 'karla'],
    ['the branch', 'narv', 'Mariana'],
    ['words of several of them', 'valle brenda', 'Brenda'],
  ])('finds by %s', async (_caso, texto, quien) => {
    redDeEquipo(MARIANA, BRENDA, KARLA);
    const { usuario } = await montar(RUTA);
    await fila('Mariana');
    await usuario.type(screen.getByRole('searchbox', { name: 'Nombre de colaborador' }), texto);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(await fila(quien)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 usuario');
  });

  it('says when nobody matches, and lets everybody back in', async () => {
    redDeEquipo(MARIANA, BRENDA);
    const { usuario } = await montar(RUTA);
    await fila('Mariana');
    await usuario.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No se ha encontrado ningún usuario')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('stays in the address', async () => {
    redDeEquipo(MARIANA, BRENDA);
    const { usuario, lugar } = await montar(`${RUTA}?nombre=brenda`);
    await fila('Brenda');
    const campo = screen.getByRole('searchbox');
    expect(campo).toHaveValue('brenda');
    expect(screen.queryByText('Mariana Robles')).toBeNull();
    await usuario.clear(campo);
    await waitFor(() => expect(lugar()).toBe(RUTA));
    expect(await fila('Mariana')).toBeVisible();
  });
});

describe("deleting a user (spec 5 'Confirmations', spec 7 POST /api/usuarios/delete)", () => {
  it('asks, sends the whole user, and the list loses it only after the server agreed', async () => {
    let equipo = [MARIANA, BRENDA];
    const red = redDeEquipo();
    red.atender(EQUIPO, () => ({ cuerpo: { response: equipo } }));
    let contestar = () => {};
    red.atender(ELIMINAR, async () => {
      await new Promise<void>((listo) => {
        contestar = listo;
      });
      equipo = [MARIANA];
      return { cuerpo: { eliminado: true } };
    });
    const { usuario, avisos } = await montar(RUTA);
    await usuario.click(await accionesDe('Brenda Yáñez'));
    await usuario.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const pregunta = screen.getByRole('dialog', { name: '¿Deseas eliminar al usuario Brenda Yáñez de tu equipo?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Eliminar' }));
    expect(within(pregunta).getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    expect(screen.getByText('Brenda Yáñez')).toBeInTheDocument();
    contestar();
    await waitFor(() => expect(screen.queryByText('Brenda Yáñez')).toBeNull());
    expect(red.vistas(ELIMINAR)[0]?.cuerpo).toEqual(BRENDA);
    expect(avisos()).toEqual(['Se eliminó a Brenda Yáñez de tu equipo']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a pending one is called by the e-mail; answering no changes nothing and gives the focus back', async () => {
    const red = redDeEquipo(MARIANA, KARLA);
    const { usuario } = await montar(RUTA);
    await usuario.click(await accionesDe('karla.mtz@correo.mx'));
    await usuario.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(screen.getByRole('dialog', { name: '¿Deseas eliminar al usuario karla.mtz@correo.mx de tu equipo?' })).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(red.vistas(ELIMINAR)).toEqual([]);
    expect(await accionesDe('karla.mtz@correo.mx')).toHaveFocus();
  });

  it("shows the server's refusal to remove the last superuser and keeps the row (spec 8 'Ocurrio un problema con la eliminación del usuario')", async () => {
    const otro = { ...BRENDA, rol: 'superuser' as const };
    const red = redDeEquipo(MARIANA, otro);
    red.atender(ELIMINAR, () => problema(409, 'Es el único superusuario de la lavandería: no se puede quitar.'));
    const { usuario } = await montar(RUTA);
    await usuario.click(await accionesDe('Brenda Yáñez'));
    await usuario.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await usuario.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El usuario no se eliminó. Es el único superusuario de la lavandería: no se puede quitar.',
    );
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeEnabled();
    expect(screen.getByText('Brenda Yáñez')).toBeInTheDocument();
  });
});

describe("'Reenviar invitación'", () => {
  const vencida: Miembro = { ...KARLA, invitacion: { correo: 'enviado', expira: '', vencida: true } };

  it('sends a new one and reloads the list', async () => {
    let equipo = [vencida];
    const red = redDeEquipo();
    red.atender(EQUIPO, () => ({ cuerpo: { response: equipo } }));
    red.atender(REENVIAR, () => {
      equipo = [KARLA];
      return { cuerpo: { response: KARLA._id, usuario: KARLA, correo: 'enviado' } };
    });
    const { usuario, avisos } = await montar(RUTA);
    await usuario.click(await accionesDe('karla.mtz@correo.mx'));
    await usuario.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
    await waitFor(() => expect(avisos()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']));
    expect(red.vistas(REENVIAR)[0]?.cuerpo).toEqual({ _id: KARLA._id });
    await waitFor(() => expect(screen.queryByText(/venció/)).toBeNull());
  });

  it('says why it was not sent', async () => {
    const red = redDeEquipo(KARLA);
    red.atender(REENVIAR, () => problema(409, 'La cuenta ya está confirmada: no necesita otra invitación.'));
    const { usuario, avisos } = await montar(RUTA);
    await usuario.click(await accionesDe('karla.mtz@correo.mx'));
    await usuario.click(screen.getByRole('menuitem', { name: 'Reenviar invitación' }));
    await waitFor(() =>
      expect(avisos()).toEqual(['La invitación no se envió. La cuenta ya está confirmada: no necesita otra invitación.']),
    );
  });
});

test('branch and e-mail stand for a person of any branch', async () => {
  redDeEquipo({ ...BRENDA, sucursalData: { ...NARVARTE, zona_horaria: 'America/Tijuana' }, lastLogin: '2026-12-10T05:30:00Z' });
  await montar(RUTA);
  expect(await fila('Narvarte · brenda@aguaclara.mx')).toHaveTextContent('2026-12-09 21:30');
});
