import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readResetCall, resetPasswordCall } from '@lavanda/shared/contract/calls/team';
import { passwordErrors } from '@lavanda/shared/domain/activation';
import { useState } from 'react';
import { Heading } from './AccountHeading';
import { Alert, FixedUser, NewPassword, SubmitButton } from './FormParts';
import { LinkPage } from './LinkPage';
import { State } from './LinkStatus';
import { FORGOT_PATH } from './paths';
import { SignInLink } from './SignInLink';
import { send } from './send';
import { RESET } from './texts';
import { text, useForm } from './useForm';
import { useLink } from './useLink';

/** usuarios/restablecer/{token}: the page where a user chooses a new password. */
export function ResetPassword({ token }: { token: string }) {
  const { state, check, expire } = useLink(readResetCall, token);
  const [succeeded, setSucceeded] = useState(false);
  const other = (
    <a className="acceso-boton" href={FORGOT_PATH}>
      {RESET.requestAnother}
    </a>
  );

  return (
    <LinkPage state={state} texts={RESET} onRetry={() => void check()} invalid={other} expired={other}>
      {({ laundry, logo, usuario: user }) => (
        <>
          <Heading title={!succeeded} nombre={laundry} logo={logo}>
            {succeeded ? undefined : RESET.detail}
          </Heading>
          {succeeded ? (
            <State icon="bien" title={RESET.success} detail={RESET.successDetail(user)}>
              <SignInLink />
            </State>
          ) : (
            <ResetForm token={token} usuario={user} onSuccess={() => setSucceeded(true)} onExpire={expire} />
          )}
        </>
      )}
    </LinkPage>
  );
}

interface FormProps {
  token: string;
  usuario: string;
  onSuccess: () => void;
  onExpire: (status: number | 'red') => boolean;
}

function ResetForm({ token, usuario: user, onSuccess, onExpire }: FormProps) {
  const { busy, alert, onSend, errorOf, fix } = useForm({
    check: (data) => passwordErrors({ password: text(data, 'password'), confirmation: text(data, 'confirmacion') }),
    send: (data) => send(requestOf(resetPasswordCall, { body: { token, password: text(data, 'password') } })),
    onSuccess,
    onError: ({ status }) => onExpire(status),
  });
  return (
    <form className="cuenta-forma" noValidate onSubmit={onSend}>
      <Alert mensaje={alert} />
      <FixedUser usuario={user} />
      <NewPassword errorOf={errorOf} fix={fix} />
      <SubmitButton busy={busy} delay={RESET.saving}>
        {RESET.save}
      </SubmitButton>
    </form>
  );
}
