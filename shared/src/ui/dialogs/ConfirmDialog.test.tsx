import { screen } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import ConfirmDialog from './ConfirmDialog.tsx';

function open(props: { danger?: boolean; busy?: boolean } = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const view = paint(
    <ConfirmDialog
      question="¿Eliminar la nota 1042?"
      consequence="Sale de las listas y los reportes."
      confirm="Eliminar"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { ...view, onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  it('asks the question as its name and answers yes with its button', async () => {
    const { onConfirm, onCancel, usuario: user } = open();
    expect(screen.getByRole('dialog', { name: '¿Eliminar la nota 1042?' })).toHaveTextContent(
      'Sale de las listas y los reportes.',
    );
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('focuses the cancel button when it is destructive', async () => {
    const { onConfirm, onCancel, usuario: user } = open({ danger: true });
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('answers no with Escape', async () => {
    const { onCancel, usuario: user } = open();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('can neither close nor be pressed twice while it is busy', async () => {
    const { onConfirm, onCancel, usuario: user } = open({ busy: true });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
