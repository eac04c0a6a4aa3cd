import { readInvitationCall } from '@lavanda/shared/contract/calls/team';
import { useState } from 'react';
import { Heading } from './AccountHeading';
import { ActivationForm } from './ActivationForm';
import { LinkPage } from './LinkPage';
import { State } from './LinkStatus';
import { SignInLink } from './SignInLink';
import { ACTIVATION } from './texts';
import { useLink } from './useLink';

/** usuarios/verification/{token}: an invited user completes their account. */
export function Activation({ token }: { token: string }) {
  const { state, check, expire } = useLink(readInvitationCall, token);
  const [activated, setActivated] = useState(false);

  return (
    <LinkPage
      state={state}
      texts={ACTIVATION}
      onRetry={() => void check()}
      invalid={
        <a className="acceso-enlace" href="/login">
          {ACTIVATION.alreadyActivated}
        </a>
      }
    >
      {({ laundry, logo, usuario: user }) =>
        activated ? (
          <>
            <Heading nombre={laundry} logo={logo} />
            <State icon="bien" title={ACTIVATION.success} detail={ACTIVATION.successDetail(user)}>
              <SignInLink />
            </State>
          </>
        ) : (
          <>
            <Heading title nombre={laundry} logo={logo}>
              {ACTIVATION.invitation(laundry)}
            </Heading>
            <ActivationForm token={token} usuario={user} onActivate={() => setActivated(true)} onExpire={expire} />
          </>
        )
      }
    </LinkPage>
  );
}
