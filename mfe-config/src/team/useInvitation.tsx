import { errorMessage, useToast } from '@lavanda/shared';
import type { InvitationResponse, Member } from '@lavanda/shared/contract/schemas/team';
import { type ReactNode, useState } from 'react';
import { useConfigResendInvitationMutation } from './endpoints';
import FailedDialog from './FailedDialog';
import LinkDialog from './LinkDialog';
import { ACTIVATION_LINK_TEXTS, INVITATION_TEXTS as T } from './texts';

/** `show` says whether an invitation's mail was sent or gives its link, `resend` invites again; the page renders `dialog`. */
export function useInvitation(): {
  show(response: InvitationResponse): void;
  resend(member: Member): Promise<void>;
  dialog: ReactNode;
} {
  const [latest, setLatest] = useState<InvitationResponse | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [requestInvitation, { isLoading }] = useConfigResendInvitationMutation();
  const notify = useToast();
  const close = () => setLatest(null);

  function show(response: InvitationResponse) {
    const { correo: email, usuario: user } = response;
    setError(null);
    setLatest(response);
    if (email === 'enviado') notify(T.sent(user.email));
    if (email === 'pendiente') notify(T.onTheWay(user.email), 'info');
  }

  async function resend({ _id }: Member) {
    setError(null);
    const { data, error } = await requestInvitation(_id);
    if (data) show(data);
    else if (latest) setError(errorMessage(error));
    else notify(T.notResent(errorMessage(error)), 'error');
  }

  function dialogOf({ correo: email, enlace: link, usuario: user }: InvitationResponse): ReactNode {
    if (link !== undefined) return <LinkDialog correo={user.email} link={link} texts={ACTIVATION_LINK_TEXTS} onClose={close} />;
    if (email !== 'fallido') return null;
    return <FailedDialog correo={user.email} sending={isLoading} error={error} onResend={() => resend(user)} onClose={close} />;
  }

  return { show, resend, dialog: latest && dialogOf(latest) };
}
