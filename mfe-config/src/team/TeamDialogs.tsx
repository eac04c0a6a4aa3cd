import type { Member } from '@lavanda/shared/contract/schemas/team';
import EditDialog from './EditDialog';
import MemberMenu from './MemberMenu';
import MemberSessionsDialog from './MemberSessionsDialog';
import NewUserDialog from './NewUserDialog';
import RemoveDialog from './RemoveDialog';
import { useInvitation } from './useInvitation';
import { useResetLink } from './useResetLink';

export type OpenDialog =
  | { what: 'alta' }
  | { what: 'menu'; member: Member; button: HTMLElement }
  | { what: 'modificar' | 'sesiones' | 'eliminar'; member: Member };

interface TeamDialogsProps {
  opened: OpenDialog | null;
  onOpen(dialog: OpenDialog | null): void;
  onRemoved(): void;
}

/** The open menu or dialog of the team, and the dialogs that then show an invitation's result or a password link. */
export default function TeamDialogs({ opened, onOpen, onRemoved }: TeamDialogsProps) {
  const invitation = useInvitation();
  const resetLink = useResetLink();
  const close = () => onOpen(null);
  return (
    <>
      {opened?.what === 'menu' && (
        <MemberMenu
          member={opened.member}
          button={opened.button}
          onEdit={() => onOpen({ what: 'modificar', member: opened.member })}
          onSessions={() => onOpen({ what: 'sesiones', member: opened.member })}
          onRemove={() => onOpen({ what: 'eliminar', member: opened.member })}
          onResetLink={() => {
            close();
            void resetLink.make(opened.member);
          }}
          onResend={() => {
            close();
            void invitation.resend(opened.member);
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'alta' && (
        <NewUserDialog
          onClose={close}
          onInvited={(response) => {
            close();
            invitation.show(response);
          }}
        />
      )}
      {opened?.what === 'modificar' && <EditDialog member={opened.member} onClose={close} />}
      {opened?.what === 'sesiones' && <MemberSessionsDialog member={opened.member} onClose={close} />}
      {opened?.what === 'eliminar' && (
        <RemoveDialog
          member={opened.member}
          onCancel={close}
          onRemoved={() => {
            close();
            onRemoved();
          }}
        />
      )}
      {invitation.dialog}
      {resetLink.dialog}
    </>
  );
}
