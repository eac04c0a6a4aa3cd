import type { SectionVersions } from '@lavanda/shared/contract/schemas/versions';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishedVersions } from './PublishedVersions';
import { VersionChooser } from './VersionChooser';

const [STABLE, CANDIDATE] = ['1.0.0-11111111', '1.1.0-22222222'];

const measured = (version: string, inp: number, failed: number) => ({
  version,
  sesiones: 60,
  inp,
  lcp: 1200,
  cls: 0.01,
  llamadas: 1000,
  fallidas: failed,
});

const SALES: SectionVersions = {
  remoto: 'mfe-ventas',
  estable: STABLE,
  candidata: CANDIDATE,
  versiones: [
    { version: CANDIDATE, publicada: '2026-11-20T12:00:00Z' },
    { version: STABLE, publicada: '2026-11-01T12:00:00Z' },
  ],
  horas: [
    { ...measured(STABLE, 180, 3), hora: '2026-11-20T12:00:00Z' },
    { ...measured(CANDIDATE, 240, 9), hora: '2026-11-20T12:00:00Z' },
    { ...measured(CANDIDATE, 260, 9), hora: '2026-11-20T13:00:00Z' },
  ],
  comparadas: [measured(CANDIDATE, 251.4, 18), measured(STABLE, 180, 3)],
};

/** A section that was published but given to nobody. */
const ROUTES: SectionVersions = {
  remoto: 'mfe-rutas',
  estable: null,
  candidata: null,
  versiones: [{ version: '0.1.0-33333333', publicada: '2026-11-20T12:00:00Z' }],
  horas: [],
  comparadas: [],
};

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route('GET /api/versiones', { body: { secciones: [ROUTES, SALES] } });
});

test('shows the candidate’s measures beside those of the stable version', async () => {
  render(<PublishedVersions />);
  const sales = within(await screen.findByRole('region', { name: 'mfe-ventas' }));
  expect(sales.getByText(`En prueba ${CANDIDATE}: 251 ms (60 sesiones)`)).toBeVisible();
  expect(sales.getByText(`Estable ${STABLE}: 180 ms (60 sesiones)`)).toBeVisible();
  expect(sales.getByText(`En prueba ${CANDIDATE}: 1.8 % (60 sesiones)`)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'mfe-rutas' })).not.toBeInTheDocument();
});

async function choose(section: string) {
  const user = userEvent.setup();
  const opened: string[] = [];
  render(<VersionChooser sections={[ROUTES, SALES]} onOpen={(path) => opened.push(path)} />);
  await user.click(screen.getByRole('combobox', { name: /Sección publicada/ }));
  await user.click(screen.getByRole('option', { name: section }));
  return { user, opened };
}

const MADE = { version: '0.1.0-33333333', ficha: 'abc', enlace: 'https://lavanda.mx/vista/abc', vence: '2026-11-28T12:00:00Z' };

test('a section that nobody was given is opened in this tab, in its newest version', async () => {
  net.route('POST /api/versiones/mfe-rutas/vista-previa', { body: MADE });
  const { user, opened } = await choose('mfe-rutas');
  await user.click(screen.getByRole('button', { name: 'Usar esta versión aquí' }));
  expect(opened).toEqual(['/vista/abc']);
  expect(net.seen('POST /api/versiones/mfe-rutas/vista-previa')[0]?.body).toEqual({ version: '0.1.0-33333333' });
});

test('a link to an older version is made, to be copied', async () => {
  net.route('POST /api/versiones/mfe-ventas/vista-previa', { body: { ...MADE, version: STABLE } });
  const { user, opened } = await choose('mfe-ventas');
  await user.click(screen.getByRole('combobox', { name: /Versión publicada/ }));
  await user.click(screen.getByRole('option', { name: new RegExp(`^${STABLE}.*estable$`) }));
  await user.click(screen.getByRole('button', { name: 'Hacer un enlace' }));
  expect(await screen.findByRole('textbox', { name: 'Enlace de la vista previa' })).toHaveValue(MADE.enlace);
  expect(net.seen('POST /api/versiones/mfe-ventas/vista-previa')[0]?.body).toEqual({ version: STABLE });
  expect(opened).toEqual([]);
});

test('a failure is told, keeps the choice, and trying again works', async () => {
  net.route('POST /api/versiones/mfe-rutas/vista-previa', problem(404, 'La versión de mfe-rutas no está publicada.'));
  const { user } = await choose('mfe-rutas');
  await user.click(screen.getByRole('button', { name: 'Hacer un enlace' }));
  expect(await screen.findByText('La versión de mfe-rutas no está publicada.')).toBeVisible();
  net.route('POST /api/versiones/mfe-rutas/vista-previa', { body: MADE });
  await user.click(screen.getByRole('button', { name: 'Hacer un enlace' }));
  expect(await screen.findByRole('textbox', { name: 'Enlace de la vista previa' })).toHaveValue(MADE.enlace);
});
