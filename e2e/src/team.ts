import { expect, type Locator, type Page } from '@playwright/test';

/** 'Usuarios y roles' as a superuser handles it, as a table or as the phone's list. */
export class Team {
  readonly searchBox: Locator;

  constructor(readonly page: Page) {
    this.searchBox = page.getByRole('searchbox', { name: 'Nombre de colaborador' });
  }

  async open(): Promise<void> {
    await this.page.goto('/app/configuracion/usuarios');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
    await expect(this.fila('super@aguaclara.mx')).toBeVisible();
  }

  /** The row with that text. */
  fila(text: string): Locator {
    const { page } = this;
    return page
      .getByRole('row')
      .or(page.getByRole('list', { name: 'Gestiona tu equipo' }).getByRole('listitem'))
      .filter({
        hasText: text,
      });
  }

  /** Opens the row's menu; `quien` is the name, or the e-mail of somebody without one. */
  async openMenu(actor: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${actor}` }).click();
  }

  async menu(actor: string, action: 'Modificar' | 'Reenviar invitación' | 'Eliminar'): Promise<void> {
    await this.openMenu(actor);
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Fills 'Alta de usuario' in and sends it; answers the modal. */
  async invite(user: string, sucursal: string, role: 'Usuario' | 'admin' | 'Contador'): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const creation = this.page.getByRole('dialog', { name: 'Alta de usuario' });
    await creation.getByLabel('Correo electrónico').fill(user);
    await creation.getByLabel('Sucursal').selectOption({ label: sucursal });
    await creation.getByRole('radio', { name: role }).check();
    await creation.getByRole('button', { name: 'Enviar invitación' }).click();
    return creation;
  }

  /** Opens the modal to modify; answers it. */
  async edit(name: string): Promise<Locator> {
    await this.menu(name, 'Modificar');
    return this.page.getByRole('dialog', { name: name });
  }

  /** Asks to delete; answers the question. */
  async remove(actor: string): Promise<Locator> {
    await this.menu(actor, 'Eliminar');
    return this.page.getByRole('dialog');
  }
}
