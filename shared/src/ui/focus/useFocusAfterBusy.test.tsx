import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { blurOnDisable } from '../../testing/disabledFocus.ts';
import { useFocusAfterBusy } from './useFocusAfterBusy.ts';

const BROWSERS = {
  /** Chromium 150: at once, while React updates the DOM. */
  'at once': (blur: () => void) => blur(),
  /** Chromium 156: before the next frame. */
  'after a while': (blur: () => void) => void setTimeout(blur),
  never: () => undefined,
};

function FormState({ save }: { save: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  useFocusAfterBusy(busy);
  const onPress = async () => {
    setBusy(true);
    await save();
    setBusy(false);
  };
  return (
    <>
      <button type="button" disabled={busy} onClick={onPress}>
        Guardar
      </button>
      <button type="button">Otro</button>
    </>
  );
}

function paint() {
  let respond = () => {};
  render(<FormState save={() => new Promise((ready) => (respond = ready))} />);
  return { save: screen.getByRole('button', { name: 'Guardar' }), respond: () => act(async () => respond()) };
}

describe.each(Object.entries(BROWSERS))('a browser that takes the focus from a disabled button %s', (_, onDisable) => {
  beforeEach(() => blurOnDisable(onDisable));
  afterEach(() => jest.restoreAllMocks());

  test('restores the focus after saving', async () => {
    const { save, respond } = paint();
    save.focus();
    for (const _time of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      expect(save).toBeDisabled();
      await respond();
      expect(save).toBeEnabled();
      expect(save).toHaveFocus();
    }
  });

  test('does not take the focus from another control', async () => {
    const { save, respond } = paint();
    save.focus();
    await userEvent.keyboard('{Enter}');
    const other = screen.getByRole('button', { name: 'Otro' });
    other.focus();
    await respond();
    expect(save).toBeEnabled();
    expect(other).toHaveFocus();
  });
});
