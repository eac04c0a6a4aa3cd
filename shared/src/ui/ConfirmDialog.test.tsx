import { screen } from '@testing-library/react';
import { pintar } from '../pruebas/pintar.tsx';
import ConfirmDialog from './ConfirmDialog.tsx';

function abrir(props: { peligro?: boolean; ocupado?: boolean } = {}) {
  const onConfirmar = jest.fn();
  const onCancelar = jest.fn();
  const vista = pintar(
    <ConfirmDialog
      pregunta="¿Eliminar la nota 1042?"
      consecuencia="Sale de las listas y los reportes."
      confirmar="Eliminar"
      onConfirmar={onConfirmar}
      onCancelar={onCancelar}
      {...props}
    />,
  );
  return { ...vista, onConfirmar, onCancelar };
}

describe('ConfirmDialog', () => {
  it('asks the question as its name and answers yes with its button', async () => {
    const { onConfirmar, onCancelar, usuario } = abrir();
    expect(screen.getByRole('dialog', { name: '¿Eliminar la nota 1042?' })).toHaveTextContent(
      'Sale de las listas y los reportes.',
    );
    await usuario.keyboard('{Enter}');
    expect(onConfirmar).toHaveBeenCalledTimes(1);
    expect(onCancelar).not.toHaveBeenCalled();
  });

  it('opens on the way out when it destroys something', async () => {
    const { onConfirmar, onCancelar, usuario } = abrir({ peligro: true });
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await usuario.keyboard('{Enter}');
    expect(onCancelar).toHaveBeenCalledTimes(1);
    expect(onConfirmar).not.toHaveBeenCalled();
  });

  it('answers no with Escape', async () => {
    const { onCancelar, usuario } = abrir();
    await usuario.keyboard('{Escape}');
    expect(onCancelar).toHaveBeenCalledTimes(1);
  });

  it('can neither close nor be pressed twice while it is busy', async () => {
    const { onConfirmar, onCancelar, usuario } = abrir({ ocupado: true });
    await usuario.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    expect(onCancelar).not.toHaveBeenCalled();
    expect(onConfirmar).not.toHaveBeenCalled();
  });
});
