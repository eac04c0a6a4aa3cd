import { act, screen, within } from '@testing-library/react';
import { montar } from '../../pruebas/montar';

/** The page as its tests handle it, by role and name. */
export async function abrirPagina() {
  const montado = await montar('/app/configuracion/servicios');
  await act(async () => void (await import('../PaginaServicios')));
  const { usuario } = montado;
  return {
    ...montado,
    /** Opens or closes a category. */
    categoria: async (nombre: string) => usuario.click(await screen.findByRole('button', { name: new RegExp(`^${nombre} `) })),
    agregarA: async (categoria: string) => {
      await usuario.click(await screen.findByRole('button', { name: `Agregar servicio a ${categoria}` }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    nuevaCategoria: async () => {
      await usuario.click(screen.getByRole('button', { name: '+ Agregar nueva categoría' }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    modificar: async (servicio: string) => {
      await usuario.click(screen.getByRole('button', { name: `Modificar ${servicio}` }));
      return screen.findByRole('dialog', { name: 'Agregar/Modificar servicio' });
    },
    /** Asks to delete and answers with a button of the question. */
    eliminar: async (servicio: string, respuesta: 'Eliminar' | 'Cancelar') => {
      await usuario.click(screen.getByRole('button', { name: `Eliminar ${servicio}` }));
      const pregunta = await screen.findByRole('dialog', {
        name: `¿Estas seguro que deseas eliminar el servicio ${servicio}?`,
      });
      await usuario.click(within(pregunta).getByRole('button', { name: respuesta }));
    },
    escribir: async (campo: 'Nombre' | 'Categoría' | 'Precio', texto: string) => {
      const entrada = screen.getByRole('textbox', { name: campo });
      await usuario.clear(entrada);
      if (texto !== '') await usuario.type(entrada, texto);
    },
    medida: (nombre: 'Pieza' | 'Kilogramo' | 'Flexible') => usuario.click(screen.getByRole('radio', { name: nombre })),
    guardar: () => usuario.click(screen.getByRole('button', { name: 'Guardar' })),
  };
}

/** What each row of a category's table says, without its buttons. */
export function filas(categoria: string): (string | null)[][] {
  const [, ...renglones] = within(screen.getByRole('table', { name: categoria })).getAllByRole('row');
  return renglones.map((fila) => [...fila.children].slice(0, 3).map((celda) => celda.textContent));
}
