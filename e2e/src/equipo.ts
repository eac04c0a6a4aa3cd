import { expect, type Locator, type Page } from '@playwright/test';

/** 'Usuarios y roles' as a superuser handles it, as a table or as the phone's list. */
export class Equipo {
  readonly buscador: Locator;

  constructor(readonly page: Page) {
    this.buscador = page.getByRole('searchbox', { name: 'Nombre de colaborador' });
  }

  async abrir(): Promise<void> {
    await this.page.goto('/app/configuracion/usuarios');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
    await expect(this.fila('super@aguaclara.mx')).toBeVisible();
  }

  /** The row with that text. */
  fila(texto: string): Locator {
    const { page } = this;
    return page
      .getByRole('row')
      .or(page.getByRole('list', { name: 'Gestiona tu equipo' }).getByRole('listitem'))
      .filter({
        hasText: texto,
      });
  }

  /** Opens the row's menu; `quien` is the name, or the e-mail of somebody without one. */
  async abrirMenu(quien: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${quien}` }).click();
  }

  async menu(quien: string, accion: 'Modificar' | 'Reenviar invitación' | 'Eliminar'): Promise<void> {
    await this.abrirMenu(quien);
    await this.page.getByRole('menuitem', { name: accion }).click();
  }

  /** Fills 'Alta de usuario' in and sends it; answers the modal. */
  async invitar(usuario: string, sucursal: string, rol: 'Usuario' | 'admin' | 'Contador'): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const alta = this.page.getByRole('dialog', { name: 'Alta de usuario' });
    await alta.getByLabel('Correo electrónico').fill(usuario);
    await alta.getByLabel('Sucursal').selectOption({ label: sucursal });
    await alta.getByRole('radio', { name: rol }).check();
    await alta.getByRole('button', { name: 'Enviar invitación' }).click();
    return alta;
  }

  /** Opens the modal to modify; answers it. */
  async modificar(nombre: string): Promise<Locator> {
    await this.menu(nombre, 'Modificar');
    return this.page.getByRole('dialog', { name: nombre });
  }

  /** Asks to delete; answers the question. */
  async eliminar(quien: string): Promise<Locator> {
    await this.menu(quien, 'Eliminar');
    return this.page.getByRole('dialog');
  }
}
