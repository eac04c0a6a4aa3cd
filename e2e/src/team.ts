import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of 'Usuarios y roles', as a table or as the phone's list. */
export class Team {
  readonly searchBox: Locator;

  constructor(readonly page: Page) {
    this.searchBox = page.getByRole('searchbox', { name: 'Nombre de colaborador' });
  }

  async open(): Promise<void> {
    await this.page.goto('/app/configuracion/usuarios');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
    await expect(this.row('super@aguaclara.mx')).toBeVisible();
  }

  /** The row that contains the text. */
  row(text: string): Locator {
    const { page } = this;
    return page
      .getByRole('row')
      .or(page.getByRole('list', { name: 'Gestiona tu equipo' }).getByRole('listitem'))
      .filter({
        hasText: text,
      });
  }

  /** Opens the menu of a person's row; `actor` is the person's name or, without a name, e-mail. */
  async openMenu(actor: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${actor}` }).click();
  }

  async menu(actor: string, action: 'Modificar' | 'Reenviar invitación' | 'Eliminar'): Promise<void> {
    await this.openMenu(actor);
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Fills in and sends 'Alta de usuario'. @returns its dialog */
  async invite(user: string, sucursal: string, role: 'Usuario' | 'Admin' | 'Contador'): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const creation = this.page.getByRole('dialog', { name: 'Alta de usuario' });
    await creation.getByLabel('Correo electrónico').fill(user);
    await creation.getByLabel('Sucursal').selectOption({ label: sucursal });
    await creation.getByRole('radio', { name: role }).check();
    await creation.getByRole('button', { name: 'Enviar invitación' }).click();
    return creation;
  }

  /** Opens a person's edit dialog. @returns the dialog */
  async edit(name: string): Promise<Locator> {
    await this.menu(name, 'Modificar');
    return this.page.getByRole('dialog', { name });
  }

  /** Presses Eliminar. @returns the confirmation dialog */
  async remove(actor: string): Promise<Locator> {
    await this.menu(actor, 'Eliminar');
    return this.page.getByRole('dialog');
  }
}
