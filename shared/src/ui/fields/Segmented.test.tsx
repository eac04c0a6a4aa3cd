import { screen } from '@testing-library/react';
import { useState } from 'react';
import { paint } from '../../testing/renderWithTheme.tsx';
import Segmented from './Segmented.tsx';

type Filter = 'todas' | 'recolectar' | 'sucursal';

interface TestProps {
  onChange: (value: Filter) => void;
  uncollected?: boolean;
  selected?: Filter | '';
}

function Check({ onChange, uncollected = false, selected = 'todas' }: TestProps) {
  const [value, setValue] = useState<Filter | ''>(selected);
  return (
    <Segmented<Filter | ''>
      label="Estado"
      value={value}
      onChange={(created) => {
        setValue(created);
        if (created !== '') onChange(created);
      }}
      options={[
        { value: 'todas', label: 'Todas', count: 23 },
        { value: 'recolectar', label: 'Por recolectar', disabled: uncollected },
        { value: 'sucursal', label: 'En sucursal' },
      ]}
    />
  );
}

describe('Segmented', () => {
  it('is a radio group with one stop of the tab key, on the chosen option', async () => {
    const { usuario: user } = paint(<Check onChange={jest.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'Estado' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('radio', { name: /Todas\s*23/ })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves and chooses with the arrows, round both ends, and with Home and End', async () => {
    const onChange = jest.fn();
    const { usuario: user } = paint(<Check onChange={onChange} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Por recolectar' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Por recolectar' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toHaveFocus();
    await user.keyboard('{Home}{End}');
    expect(onChange.mock.calls.flat()).toEqual(['recolectar', 'todas', 'sucursal', 'todas', 'sucursal']);
  });

  it('begins at either end with nothing chosen', async () => {
    const onChange = jest.fn();
    const { usuario: user, unmount } = paint(<Check onChange={onChange} selected="" />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    unmount();

    const another = paint(<Check onChange={onChange} selected="" />);
    await another.usuario.tab();
    await another.usuario.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Todas/ })).toBeChecked();
  });

  it('skips what is disabled and is never left empty', async () => {
    const onChange = jest.fn();
    const { usuario: user } = paint(<Check onChange={onChange} uncollected />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'En sucursal' }));
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
