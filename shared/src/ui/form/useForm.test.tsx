import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oneOf, useForm } from './useForm';

type Answer = { data: string } | { error: unknown };

const refused = (...campos: { campo: string; mensaje: string }[]): Answer => ({
  error: { status: 422, problem: { title: 'Mal', detail: 'Revisa los datos.', status: 422, campos } },
});

let answer: (given: Answer) => void;
const send = jest.fn(
  () =>
    new Promise<Answer>((resolve) => {
      answer = resolve;
    }),
);

function Example() {
  const form = useForm({ fieldOf: oneOf(['a', 'b']) });
  return (
    <form
      ref={form.inForm}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit({}, send);
      }}
    >
      {['a', 'b'].map((field) => (
        <label key={field}>
          {field}
          <input aria-invalid={form.errors[field] !== undefined} onChange={() => form.clear(field)} />
          <span>{form.errors[field]}</span>
        </label>
      ))}
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit">Guardar</button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByLabelText(name);

beforeEach(() => {
  send.mockClear();
  render(<Example />);
});

it('is sent once however often it is submitted', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer({ data: 'ok' }));
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(2);
});

it("a refusal goes to its fields, with the focus at the first of the page; typing clears that field's", async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await act(async () => answer(refused({ campo: 'b', mensaje: 'B mal' }, { campo: 'a', mensaje: 'A mal' })));
  expect(screen.getByText('A mal')).toBeVisible();
  expect(field(/^a/)).toHaveFocus();
  await user.type(field(/^a/), 'x');
  expect(screen.queryByText('A mal')).toBeNull();
  expect(screen.getByText('B mal')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an error of no field is shown above, with the focus on the button', async () => {
  const user = userEvent.setup();
  await user.type(field(/^b/), 'x{Enter}');
  await act(async () => answer(refused({ campo: 'otro', mensaje: 'Otro mal' })));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
});
