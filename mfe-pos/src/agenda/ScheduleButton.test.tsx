import { mockNetwork } from '@lavanda/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import ScheduleButton from './ScheduleButton';

beforeEach(() => void mockNetwork());

function scrollTo(y: number) {
  Object.defineProperty(window, 'pageYOffset', { value: y, configurable: true });
  fireEvent.scroll(window);
}

it('leaves while the page is scrolled down, comes back on the way up, and always for the keyboard', async () => {
  const click = jest.fn();
  const { usuario: user } = await mount(<ScheduleButton onClick={click} />);
  const button = screen.getByRole('button', { name: 'Agendar recolección' });
  expect(button).toHaveAttribute('data-away', 'false');
  scrollTo(40);
  expect(button).toHaveAttribute('data-away', 'true');
  scrollTo(20);
  expect(button).toHaveAttribute('data-away', 'false');
  scrollTo(300);
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(1);
});
