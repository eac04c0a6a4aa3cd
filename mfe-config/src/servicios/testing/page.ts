import { act, screen, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';

/** Opens 'Servicios'. @returns helpers that press and fill the page's controls, found by role and accessible name */
export async function openPage() {
  const mounted = await mount('/app/configuracion/servicios');
  await act(async () => void (await import('../ServiciosPage')));
  const { usuario: user } = mounted;
  return {
    ...mounted,
    /** Opens or closes a category. */
    categoria: async (name: string) => user.click(await screen.findByRole('button', { name: new RegExp(`^${name} `) })),
    addTo: async (category: string) => {
      await user.click(await screen.findByRole('button', { name: `Agregar servicio a ${category}` }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    newCategory: async () => {
      await user.click(screen.getByRole('button', { name: '+ Agregar nueva categoría' }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    edit: async (servicio: string) => {
      await user.click(screen.getByRole('button', { name: `Modificar ${servicio}` }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    /** Clicks delete, then `response` in the confirmation. */
    remove: async (servicio: string, response: 'Eliminar' | 'Cancelar') => {
      await user.click(screen.getByRole('button', { name: `Eliminar ${servicio}` }));
      const question = await screen.findByRole('dialog', {
        name: `¿Estas seguro que deseas eliminar el servicio ${servicio}?`,
      });
      await user.click(within(question).getByRole('button', { name: response }));
    },
    write: async (field: 'Nombre' | 'Categoría' | 'Precio', text: string) => {
      const input = screen.getByRole('textbox', { name: field });
      await user.clear(input);
      if (text !== '') await user.type(input, text);
    },
    medida: (name: 'Pieza' | 'Kilogramo' | 'Flexible') => user.click(screen.getByRole('radio', { name })),
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
  };
}

/** Texts of each row of a category's table, without its buttons. */
export function rows(category: string): (string | null)[][] {
  const [, ...listRows] = within(screen.getByRole('table', { name: category })).getAllByRole('row');
  return listRows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent));
}
