import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { activateUserCall, readInvitationCall } from '@lavanda/shared/contract/calls/team';
import type { Activation } from '@lavanda/shared/contract/schemas/team';
import { activationErrors } from '@lavanda/shared/domain/activation';
import { Field } from '../sign-in/SignInField';
import { Alert, FixedUser, NewPassword, SubmitButton } from './FormParts';
import { type CallResponse, send } from './send';
import { ACTIVATION } from './texts';
import { text, useForm } from './useForm';

interface ActivationFormProps {
  /** Token of the invitation's link. */
  token: string;
  usuario: string;
  onActivate: () => void;
  /** Called with the status of a failed submit; returns true when that status means that the link no longer works. */
  onExpire: (status: number | 'red') => boolean;
}

/** Name, last name and password of the invited user, with the rules and texts of spec 5. */
export function ActivationForm({ token, usuario: user, onActivate, onExpire }: ActivationFormProps) {
  const { busy, alert, onSend, errorOf, fix } = useForm({
    check: (data) =>
      activationErrors({
        nombre: text(data, 'nombre'),
        apellidos: text(data, 'apellidos'),
        password: text(data, 'password'),
        confirmation: text(data, 'confirmacion'),
      }),
    send: (data) =>
      activate(token, {
        nombre: text(data, 'nombre').trim(),
        apellidos: text(data, 'apellidos').trim(),
        password: text(data, 'password'),
        usuario: user,
      }),
    onSuccess: onActivate,
    onError: ({ status }) => onExpire(status),
  });

  return (
    <form className="cuenta-forma" noValidate onSubmit={onSend}>
      <Alert mensaje={alert} />
      <div className="cuenta-par">
        <Field nombre="nombre" label={ACTIVATION.nombre} error={errorOf('nombre')}>
          {(attributes) => <input {...attributes} autoComplete="given-name" maxLength={60} onInput={fix('nombre')} />}
        </Field>
        <Field nombre="apellidos" label={ACTIVATION.apellidos} error={errorOf('apellidos')}>
          {(attributes) => <input {...attributes} autoComplete="family-name" maxLength={80} onInput={fix('apellidos')} />}
        </Field>
      </div>
      <FixedUser usuario={user} />
      <NewPassword errorOf={errorOf} fix={fix} />
      <SubmitButton busy={busy} delay={ACTIVATION.activating}>
        {ACTIVATION.activate}
      </SubmitButton>
    </form>
  );
}

/**
 * Sends the form. The browser's cookie belongs to the last invitation opened in it, maybe another one. After a 404 this
 * invitation is therefore read again, which renews the cookie, and the form is sent a second time.
 */
async function activate(token: string, form: Activation): Promise<CallResponse> {
  const submit = requestOf(activateUserCall, { body: form });
  const first = await send(submit);
  if (first.ok || first.failure.status !== 404) return first;
  const link = await send(requestOf(readInvitationCall, { params: { token } }));
  return link.ok ? send(submit) : link;
}
