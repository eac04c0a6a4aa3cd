import { clearDevice } from '@lavanda/shared/testing/device';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { field, identityServer, open } from '../testing/laundry';

const UPLOAD = 'POST /api/tenant/imagen';
let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

const group = (name: 'Logo' | 'Favicon') => within(screen.getByRole('group', { name }));
const png = new File(['pixeles'], 'logo.png', { type: 'image/png' });

describe('Logo and favicon (decisions "Tu Lavandería"; spec 1)', () => {
  it.each([
    ['Logo', 'Archivo del logo', 'Subir logo', 'logo', 'El logo quedó guardado.'],
    ['Favicon', 'Archivo del favicon', 'Subir favicon', 'icono', 'El favicon quedó guardado.'],
  ] as const)('%s: the file goes as it is and shows at once', async (name, file, button, type, toast) => {
    const { usuario: user, avisos: toasts } = await open();
    expect(group(name).getByRole('button', { name: button })).toHaveAccessibleDescription('PNG, JPG, WebP o SVG, hasta 2 MB');
    await user.upload(screen.getByLabelText(file), png);
    await waitFor(() => expect(toasts()).toEqual([toast]));
    const [view] = net.seen(UPLOAD);
    expect(view?.query.get('tipo')).toBe(type);
    expect(view?.file?.size).toBe(png.size);
    expect(group(name).getByRole('img', { name })).toHaveAttribute('src', `/imagenes/${type}.png`);
    await waitFor(() => expect(net.seen('GET /api/auth/authData')).toHaveLength(1));
  });

  it('keeps what was typed elsewhere', async () => {
    const { usuario: user, avisos: toasts } = await open();
    await user.type(field('Nombre'), ' Sur');
    await user.upload(screen.getByLabelText('Archivo del logo'), png);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(field('Nombre')).toHaveValue('Agua Clara Sur');
  });

  it('a file over 2 MB is refused before it is sent', async () => {
    const { usuario: user } = await open();
    const huge = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Archivo del logo'), huge);
    expect(await group('Logo').findByRole('alert')).toHaveTextContent('La imagen excede 2 MB. Elige una más ligera.');
    expect(net.seen(UPLOAD)).toHaveLength(0);
  });

  it.each([
    [413, 'La imagen excede 2 MB. Elige una más ligera.'],
    [415, 'El archivo no es una imagen que se pueda usar. Elige un PNG, JPG, WebP, GIF, AVIF o SVG.'],
    [422, 'La imagen está dañada o no se pudo leer. Elige otra.'],
  ])('a %s is told at the control, which stays live', async (status, detail) => {
    net.route(UPLOAD, () => problem(status, detail));
    const { usuario: user } = await open();
    await user.upload(screen.getByLabelText('Archivo del favicon'), new File(['texto'], 'nota.png'));
    expect(await group('Favicon').findByRole('alert')).toHaveTextContent(detail);
    expect(group('Favicon').getByRole('button', { name: 'Subir favicon' })).toBeEnabled();
    expect(group('Logo').queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is removed after asking', async () => {
    net = identityServer({ logo: '/imagenes/viejo.png' });
    const { usuario: user, avisos: toasts } = await open();
    await user.click(group('Logo').getByRole('button', { name: 'Quitar logo' }));
    const question = screen.getByRole('dialog', { name: '¿Quitar el logo?' });
    await user.click(within(question).getByRole('button', { name: 'Quitar logo' }));
    await waitFor(() => expect(toasts()).toEqual(['El logo se quitó.']));
    expect(net.seen('POST /api/tenant/identidad').map(({ body }) => body)).toEqual([{ logo: '' }]);
    expect(group('Logo').queryByRole('img', { name: 'Logo' })).not.toBeInTheDocument();
  });
});
