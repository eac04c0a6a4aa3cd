import { expect, type Locator, type Page } from '@playwright/test';

/** The identity as GET /api/tenant/identidad answers it. */
export interface Identidad {
  nombre: string;
  logo: string;
  logo_ico: string;
  colores: { primario: string; secundario: string };
  envio: unknown;
  dias_entrega: number;
  ticket_ancho: 58 | 80;
  ticket_legal: string;
}

const encabezados = () => ({ origin: process.env.LAVANDA_URL ?? '' });

/** 'Tu Lavandería' as its owner handles it. */
export class TuLavanderia {
  readonly guardar: Locator;

  constructor(readonly page: Page) {
    this.guardar = page.getByRole('main').getByRole('button', { name: 'Guardar' });
  }

  async abrir(): Promise<void> {
    await this.page.goto('/app/configuracion/lavanderia');
    await expect(this.page.getByRole('heading', { name: 'Define la identidad de tu lavandería', level: 1 })).toBeVisible();
    await expect(this.campo('Nombre')).toBeVisible();
    await expect(this.sucursal().first()).toBeVisible();
  }

  campo(nombre: string): Locator {
    return this.page.getByRole('textbox', { name: nombre, exact: true });
  }

  /** Buttons of the branches. */
  sucursal(nombre = ''): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Modificar ${nombre}`) });
  }

  imagen(cual: 'Logo' | 'Favicon'): Locator {
    return this.page.getByRole('group', { name: cual });
  }

  async subir(cual: 'Logo' | 'Favicon', archivo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [elector] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.imagen(cual)
        .getByRole('button', { name: /^(Cambiar|Subir)/ })
        .click(),
    ]);
    await elector.setFiles(archivo);
  }

  async colores(primario: string, secundario: string): Promise<void> {
    await this.campo('Primario').fill(primario);
    await this.campo('Secundario').fill(secundario);
  }

  /** Saves and waits until it is said. */
  async guardarTodo(): Promise<void> {
    await this.guardar.click();
    await expect(this.page.getByRole('status').filter({ hasText: 'Cambios guardados.' })).toBeVisible();
  }
}

export async function leerIdentidad(page: Page): Promise<Identidad> {
  const respuesta = await page.request.get('/api/tenant/identidad');
  expect(respuesta.status()).toBe(200);
  return respuesta.json() as Promise<Identidad>;
}

async function reponerImagen(page: Page, tipo: 'logo' | 'icono', antes: string, ahora: string): Promise<void> {
  if (antes === ahora) return;
  if (antes === '') {
    const data = tipo === 'logo' ? { logo: '' } : { logo_ico: '' };
    await page.request.post('/api/tenant/identidad', { data, headers: encabezados() });
    return;
  }
  const respuesta = await page.request.post(`/api/tenant/imagen?tipo=${tipo}`, {
    data: await bytesDe(page, antes),
    headers: { ...encabezados(), 'content-type': 'application/octet-stream' },
  });
  expect(respuesta.status()).toBe(200);
}

/** Of a picture that is written in its own address, as the demo's are, or of an uploaded one. */
async function bytesDe(page: Page, direccion: string): Promise<Buffer> {
  const [, codigo, datos] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(direccion) ?? [];
  if (datos === undefined) return (await page.request.get(direccion)).body();
  return codigo ? Buffer.from(datos, 'base64') : Buffer.from(decodeURIComponent(datos));
}

/** Puts the identity back as it was: the other stories share the database. */
export async function reponer(page: Page, antes: Identidad): Promise<void> {
  const { nombre, colores, envio, dias_entrega, ticket_ancho, ticket_legal } = antes;
  const respuesta = await page.request.post('/api/tenant/identidad', {
    data: { nombre, colores, envio, dias_entrega, ticket_ancho, ticket_legal },
    headers: encabezados(),
  });
  expect(respuesta.status()).toBe(200);
  const ahora = await leerIdentidad(page);
  await reponerImagen(page, 'logo', antes.logo, ahora.logo);
  await reponerImagen(page, 'icono', antes.logo_ico, ahora.logo_ico);
}
