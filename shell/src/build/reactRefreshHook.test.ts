import './reactRefreshHook';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';

interface ReactRefresh {
  injectIntoGlobalHook(page: Window): void;
  register(component: unknown, id: string): void;
  performReactRefresh(): unknown;
}

/** Loads a React Refresh as a remote's bundle does: after React has put its renderer into the global object. */
function loadReactRefresh(): ReactRefresh {
  let refresh: ReactRefresh | undefined;
  jest.isolateModules(() => {
    refresh = require('react-refresh/runtime') as ReactRefresh;
  });
  if (!refresh) throw new Error('React Refresh did not load');
  refresh.injectIntoGlobalHook(window);
  return refresh;
}

/** Makes a remote with one component, an input registered as `name`. `edit` gives the input another label. */
function prepareRemote(name: string) {
  const refresh = loadReactRefresh();
  const register = (label: string) => {
    const input = () => createElement('input', { 'aria-label': label });
    refresh.register(input, name);
    return input;
  };
  return {
    element: createElement(register(name)),
    edit: (label: string) => {
      register(label);
      act(() => void refresh.performReactRefresh());
    },
  };
}

it('shows an edit of a remote that was loaded after React, and keeps what was typed', async () => {
  const { element, edit } = prepareRemote('Clientes');
  render(element);
  await userEvent.type(screen.getByLabelText('Clientes'), 'sin guardar');
  edit('Clientes, editada');
  expect(screen.getByLabelText('Clientes, editada')).toHaveValue('sin guardar');
});

it('mounts the edited component after an edit of another remote', () => {
  const clientes = prepareRemote('Clientes');
  const ventas = prepareRemote('Ventas');
  const { rerender } = render(clientes.element);
  clientes.edit('Clientes, editada');
  rerender(ventas.element);
  ventas.edit('Ventas, editada');
  expect(screen.getByLabelText('Ventas, editada')).toBeVisible();
  rerender(clientes.element);
  expect(screen.getByLabelText('Clientes, editada')).toBeVisible();
});
