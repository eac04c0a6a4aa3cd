import { problema } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { abrir, campo, servidorDeIdentidad } from '../pruebas/lavanderia';

const SUBIR = 'POST /api/tenant/imagen';
let red: ReturnType<typeof servidorDeIdentidad>;
beforeEach(() => {
  sessionStorage.clear();
  red = servidorDeIdentidad();
});

const grupo = (nombre: 'Logo' | 'Favicon') => within(screen.getByRole('group', { name: nombre }));
const png = new File(['pixeles'], 'logo.png', { type: 'image/png' });

describe('Logo and favicon (decisions "Tu Lavandería"; spec 1)', () => {
  it.each([
    ['Logo', 'Archivo del logo', 'Subir logo', 'logo', 'El logo quedó guardado.'],
    ['Favicon', 'Archivo del favicon', 'Subir favicon', 'icono', 'El favicon quedó guardado.'],
  ] as const)('%s: the file goes as it is and shows at once', async (nombre, archivo, boton, tipo, aviso) => {
    const { usuario, avisos } = await abrir();
    expect(grupo(nombre).getByRole('button', { name: boton })).toHaveAccessibleDescription('PNG, JPG, WebP o SVG, hasta 2 MB');
    await usuario.upload(screen.getByLabelText(archivo), png);
    await waitFor(() => expect(avisos()).toEqual([aviso]));
    const [vista] = red.vistas(SUBIR);
    expect(vista?.query.get('tipo')).toBe(tipo);
    expect(vista?.archivo?.size).toBe(png.size);
    expect(grupo(nombre).getByRole('img', { name: nombre })).toHaveAttribute('src', `/imagenes/${tipo}.png`);
    await waitFor(() => expect(red.vistas('GET /api/auth/authData')).toHaveLength(1));
  });

  it('keeps what was typed elsewhere', async () => {
    const { usuario, avisos } = await abrir();
    await usuario.type(campo('Nombre'), ' Sur');
    await usuario.upload(screen.getByLabelText('Archivo del logo'), png);
    await waitFor(() => expect(avisos()).toHaveLength(1));
    expect(campo('Nombre')).toHaveValue('Agua Clara Sur');
  });

  it('a file over 2 MB is refused before it is sent', async () => {
    const { usuario } = await abrir();
    const enorme = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
    await usuario.upload(screen.getByLabelText('Archivo del logo'), enorme);
    expect(await grupo('Logo').findByRole('alert')).toHaveTextContent('La imagen excede 2 MB. Elige una más ligera.');
    expect(red.vistas(SUBIR)).toHaveLength(0);
  });

  it.each([
    [413, 'La imagen excede 2 MB. Elige una más ligera.'],
    [415, 'El archivo no es una imagen que se pueda usar. Elige un PNG, JPG, WebP, GIF, AVIF o SVG.'],
    [422, 'La imagen está dañada o no se pudo leer. Elige otra.'],
  ])('a %s is told at the control, which stays live', async (status, detalle) => {
    red.atender(SUBIR, () => problema(status, detalle));
    const { usuario } = await abrir();
    await usuario.upload(screen.getByLabelText('Archivo del favicon'), new File(['texto'], 'nota.png'));
    expect(await grupo('Favicon').findByRole('alert')).toHaveTextContent(detalle);
    expect(grupo('Favicon').getByRole('button', { name: 'Subir favicon' })).toBeEnabled();
    expect(grupo('Logo').queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is removed after asking', async () => {
    red = servidorDeIdentidad({ logo: '/imagenes/viejo.png' });
    const { usuario, avisos } = await abrir();
    await usuario.click(grupo('Logo').getByRole('button', { name: 'Quitar logo' }));
    const pregunta = screen.getByRole('dialog', { name: '¿Quitar el logo?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Quitar logo' }));
    await waitFor(() => expect(avisos()).toEqual(['El logo se quitó.']));
    expect(red.vistas('POST /api/tenant/identidad').map(({ cuerpo }) => cuerpo)).toEqual([{ logo: '' }]);
    expect(grupo('Logo').queryByRole('img', { name: 'Logo' })).not.toBeInTheDocument();
  });
});
