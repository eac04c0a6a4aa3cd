import type { Issuer } from '@lavanda/shared/domain/receipt';
import { clearDevice } from '@lavanda/shared/testing/device';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { field, fill, identityServer, open, part } from '../testing/laundry';

const SAVE = 'POST /api/tenant/identidad';
const SAVE_BRANCH = 'POST /api/tenant/sucursales/guardar';

const FULL: Issuer = {
  razonSocial: 'Agua Clara Lavanderías, S.A. de C.V.',
  rfc: 'ACL150312H20',
  regimenFiscal: '601',
  cp: '03020',
  profeco: '1234-2026',
  quejas: '+525555430190',
  clabe: '999180000123456782',
  titular: '',
};

let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

const sent = () => net.seen(SAVE).map(({ body }) => body);
const list = () => within(screen.getByRole('list', { name: 'Le falta a tu ticket:' }));
const missing = () =>
  list()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const regimen = () => screen.getByRole('combobox', { name: /^Régimen fiscal/ });

describe('Datos del recibo (day.md 7)', () => {
  it('lists what a complete receipt lacks, of the laundry and of each branch', async () => {
    await open();
    expect(missing()).toEqual([
      'Razón social o nombre',
      'RFC',
      'Régimen fiscal',
      'Código postal fiscal',
      'Registro de Profeco',
      'Quejas y aclaraciones',
      ...['Del Valle', 'Narvarte'].flatMap((name) => [`Dirección de ${name}`, `Teléfono de ${name}`, `Horario de ${name}`]),
    ]);
  });

  it('each entry leads to its field', async () => {
    const { usuario: user } = await open();
    await user.click(list().getByRole('button', { name: 'Registro de Profeco' }));
    expect(field('Registro de Profeco')).toHaveFocus();
    await user.click(list().getByRole('button', { name: 'Régimen fiscal' }));
    expect(regimen()).toHaveFocus();
    await user.click(list().getByRole('button', { name: 'Horario de Narvarte' }));
    expect(screen.getByRole('dialog', { name: 'Modificar sucursal' })).toBeVisible();
    expect(field('Horario (opcional)')).toHaveFocus();
  });

  it('leads to the legal text while it is the one that every laundry is given', async () => {
    const { DEFAULT_LEGAL } = await import('@lavanda/shared/domain/receipt');
    net = identityServer({ ticket_legal: DEFAULT_LEGAL });
    const { usuario: user } = await open();
    await user.click(list().getByRole('button', { name: 'Condiciones, en el texto legal' }));
    expect(field('Texto legal al pie del ticket (opcional)')).toHaveFocus();
  });

  it('is filled, saved in one spelling, and leaves the list', async () => {
    const { usuario: user, save, avisos: toasts } = await open();
    await fill(user, field('Razón social o nombre'), FULL.razonSocial);
    await fill(user, field('RFC'), 'acl 150312-h20');
    await user.tab();
    expect(field('RFC')).toHaveValue('ACL150312H20');
    await user.click(regimen());
    await user.click(screen.getByRole('option', { name: '601 General de Ley Personas Morales' }));
    await fill(user, field('Código postal fiscal'), '03020');
    await fill(user, field('Registro de Profeco'), '1234-2026');
    await fill(user, field('Quejas y aclaraciones'), '5555430190');
    await fill(user, field('CLABE para transferencias (opcional)'), '999180000123456782');
    await user.tab();
    expect(field('CLABE para transferencias (opcional)')).toHaveValue('999 180 00012345678 2');
    expect(missing()).toContain('RFC');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(sent()).toEqual([{ emisor: FULL }]);
    expect(missing()[0]).toBe('Dirección de Del Valle');
    expect(field('Quejas y aclaraciones')).toHaveValue('55 5543 0190');
  });

  it('opening hours of the branches complete it', async () => {
    net = identityServer({ emisor: FULL });
    const { usuario: user } = await open();
    for (const name of ['Del Valle', 'Narvarte']) {
      await user.click(list().getByRole('button', { name: `Dirección de ${name}` }));
      expect(field('Dirección (opcional)')).toHaveFocus();
      await fill(user, field('Dirección (opcional)'), 'Calle 1');
      await fill(user, field('Teléfono (opcional)'), '5555430190');
      await fill(user, field('Horario (opcional)'), 'Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(net.seen(SAVE_BRANCH)[0]?.body).toMatchObject({
      horario: 'Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00',
    });
    expect(await part('Datos del recibo').findByText('A tu ticket no le falta ningún dato.')).toBeVisible();
  });

  it('the privacy notice is an address or a text, and is missed until there is one', async () => {
    net = identityServer({ emisor: FULL, aviso_privacidad: '' });
    const { usuario: user, save, avisos: toasts } = await open();
    await user.click(list().getByRole('button', { name: 'Aviso de privacidad' }));
    expect(field('Aviso de privacidad')).toHaveFocus();
    await fill(user, field('Aviso de privacidad'), 'aguaclara.mx/privacidad');
    await save();
    expect(field('Aviso de privacidad')).toHaveAccessibleDescription(/^Escribe la dirección completa/);
    expect(sent()).toEqual([]);
    await user.clear(field('Aviso de privacidad'));
    await fill(user, field('Aviso de privacidad'), 'https://aguaclara.mx/privacidad');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(sent()).toEqual([{ aviso_privacidad: 'https://aguaclara.mx/privacidad' }]);
    expect(list().queryByRole('button', { name: 'Aviso de privacidad' })).toBeNull();
  });

  it('what is wrong is told at its field, and nothing is sent', async () => {
    const { usuario: user, save } = await open();
    await fill(user, field('RFC'), 'ACL151312H20');
    await fill(user, field('CLABE para transferencias (opcional)'), '999180000123456783');
    await save();
    expect(field('RFC')).toHaveAccessibleDescription(/^El RFC no es válido/);
    expect(field('RFC')).toHaveFocus();
    expect(field('CLABE para transferencias (opcional)')).toHaveAccessibleDescription(
      'La CLABE no es correcta: revisa sus dígitos.',
    );
    expect(sent()).toEqual([]);
  });

  it('a check digit that does not match only warns', async () => {
    const { usuario: user, save } = await open();
    await fill(user, field('RFC'), 'ACL150312H21');
    await user.tab();
    expect(field('RFC')).toHaveAccessibleDescription(
      'El último carácter no coincide con el que calcula el SAT. Revísalo; puedes guardar así.',
    );
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('the field of a 422 is marked and keeps what was typed', async () => {
    const detail = 'El código postal 00000 no existe.';
    net.route(SAVE, () => problem(422, detail, { campos: [{ campo: 'emisor.cp', mensaje: detail }] }));
    const { usuario: user, save } = await open();
    await fill(user, field('Código postal fiscal'), '03020');
    await save();
    await waitFor(() => expect(field('Código postal fiscal')).toHaveAccessibleDescription(detail));
    expect(field('Código postal fiscal')).toHaveValue('03020');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('hours over 80 characters are refused at their field', async () => {
    const { usuario: user } = await open();
    await user.click(list().getByRole('button', { name: 'Horario de Narvarte' }));
    await user.click(field('Horario (opcional)'));
    await user.paste('x'.repeat(81));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    expect(field('Horario (opcional)')).toHaveAccessibleDescription(
      'Escribe 8 renglones como máximo, de 80 caracteres cada uno.',
    );
    expect(net.seen(SAVE_BRANCH)).toHaveLength(0);
  });

  it('an older server, which keeps none of it, is not asked to', async () => {
    net = identityServer();
    const { emisor: _issuer, ...older } = net.identity();
    net.route('GET /api/tenant/identidad', () => ({ body: older }));
    await open();
    expect(screen.queryByRole('region', { name: 'Datos del recibo' })).not.toBeInTheDocument();
  });
});
