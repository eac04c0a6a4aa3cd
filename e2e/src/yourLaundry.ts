import { expect, type Locator, type Page } from '@playwright/test';

/** The fields of the laundry's identity that stories read and restore, as GET /api/tenant/identidad returns them. */
export interface Identity {
  nombre: string;
  logo: string;
  logo_ico: string;
  colores: { primario: string; secundario: string };
  envio: unknown;
  dias_entrega: number;
  ticket_ancho: 58 | 80;
  ticket_legal: string;
  emisor: Record<string, string>;
}

const headers = () => ({ origin: process.env.LAVANDA_URL ?? '' });

/** Page object of 'Tu Lavandería'. */
export class YourLaundry {
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.save = page.getByRole('main').getByRole('button', { name: 'Guardar' });
  }

  async open(): Promise<void> {
    await this.page.goto('/app/configuracion/lavanderia');
    await expect(this.page.getByRole('heading', { name: 'Define la identidad de tu lavandería', level: 1 })).toBeVisible();
    await expect(this.field('Nombre')).toBeVisible();
    await expect(this.sucursal().first()).toBeVisible();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** The edit buttons of the sucursales whose names begin with `name`; by default, of all. */
  sucursal(name = ''): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Modificar ${name}`) });
  }

  image(which: 'Logo' | 'Favicon'): Locator {
    return this.page.getByRole('group', { name: which });
  }

  async upload(which: 'Logo' | 'Favicon', file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.image(which)
        .getByRole('button', { name: /^(Cambiar|Subir)/ })
        .click(),
    ]);
    await chooser.setFiles(file);
  }

  async setColors(primary: string, secondary: string): Promise<void> {
    await this.field('Primario').fill(primary);
    await this.field('Secundario').fill(secondary);
  }

  /** Saves and waits for the confirmation. */
  async saveAll(): Promise<void> {
    await this.save.click();
    await expect(this.page.getByRole('status').filter({ hasText: 'Cambios guardados.' })).toBeVisible();
  }
}

export async function readIdentity(page: Page): Promise<Identity> {
  const response = await page.request.get('/api/tenant/identidad');
  expect(response.status()).toBe(200);
  return response.json() as Promise<Identity>;
}

async function restoreImage(page: Page, type: 'logo' | 'icono', before: string, now: string): Promise<void> {
  if (before === now) return;
  if (before === '') {
    const data = type === 'logo' ? { logo: '' } : { logo_ico: '' };
    await page.request.post('/api/tenant/identidad', { data, headers: headers() });
    return;
  }
  const response = await page.request.post(`/api/tenant/imagen?tipo=${type}`, {
    data: await bytesOf(page, before),
    headers: { ...headers(), 'content-type': 'application/octet-stream' },
  });
  expect(response.status()).toBe(200);
}

/** The bytes of an image, whose address is a data URL (in the demo) or that of an uploaded file. */
async function bytesOf(page: Page, address: string): Promise<Buffer> {
  const [, code, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (data === undefined) return (await page.request.get(address)).body();
  return code ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
}

/** Restores the identity that a story changed, because other stories share the database. */
export async function restore(page: Page, before: Identity): Promise<void> {
  const {
    nombre: name,
    colores: colors,
    envio,
    dias_entrega: deliveryDays,
    ticket_ancho: ticketWidth,
    ticket_legal: ticketLegal,
    emisor: issuer,
  } = before;
  const response = await page.request.post('/api/tenant/identidad', {
    data: {
      nombre: name,
      colores: colors,
      envio,
      dias_entrega: deliveryDays,
      ticket_ancho: ticketWidth,
      ticket_legal: ticketLegal,
      emisor: issuer,
    },
    headers: headers(),
  });
  expect(response.status()).toBe(200);
  const now = await readIdentity(page);
  await restoreImage(page, 'logo', before.logo, now.logo);
  await restoreImage(page, 'icono', before.logo_ico, now.logo_ico);
}
