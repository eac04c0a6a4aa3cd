import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { forgotPasswordCall } from '@lavanda/shared/contract/calls/team';
import { isObject } from '@lavanda/shared/domain/isObject';
import { useState } from 'react';
import { Field } from '../sign-in/SignInField';
import { Heading } from './AccountHeading';
import { Alert, SubmitButton } from './FormParts';
import { State } from './LinkStatus';
import { send } from './send';
import { FORGOT, TEXTS } from './texts';
import { text, useForm } from './useForm';

/** 'Olvidé mi contraseña': requests a reset link. The answer never reveals whether the account exists. */
export function ForgotPassword() {
  const [requestedUser, setRequestedUser] = useState('');
  const [sendsMail, setSendsMail] = useState(true);
  const { busy, alert, onSend, errorOf, fix } = useForm({
    check: (data) => (text(data, 'usuario').trim() === '' ? [{ campo: 'usuario', mensaje: FORGOT.missing }] : []),
    send: (data) => send(requestOf(forgotPasswordCall, { body: { usuario: text(data, 'usuario').trim() } })),
    onSuccess: (data, answer) => {
      setSendsMail(!(isObject(answer) && answer.sinCorreo === true));
      setRequestedUser(text(data, 'usuario').trim());
    },
  });
  const back = (
    <a className="acceso-enlace" href="/login">
      {FORGOT.back}
    </a>
  );

  return (
    <>
      <Heading nombre={TEXTS.product} logo="/logo.ico" />
      {requestedUser === '' ? (
        <form className="cuenta-forma" noValidate onSubmit={onSend}>
          <div className="cuenta-titulo">
            <h1>{FORGOT.title}</h1>
            <p>{FORGOT.detail}</p>
          </div>
          <Alert mensaje={alert} />
          <Field nombre="usuario" label={TEXTS.usuario} error={errorOf('usuario')}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                onInput={fix('usuario')}
              />
            )}
          </Field>
          <SubmitButton busy={busy} delay={FORGOT.sending}>
            {FORGOT.send}
          </SubmitButton>
          {back}
        </form>
      ) : (
        <State
          icon="correo"
          title={sendsMail ? FORGOT.sent : FORGOT.noMail}
          detail={sendsMail ? FORGOT.sentDetail(requestedUser) : FORGOT.noMailDetail}
        >
          {back}
        </State>
      )}
    </>
  );
}
