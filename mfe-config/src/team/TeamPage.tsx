import type { Member } from '@lavanda/shared/contract/schemas/team';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import SearchField from '@lavanda/shared/ui/fields/SearchField';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useEffect, useState } from 'react';
import Content from './Content';
import EditDialog from './EditDialog';
import MemberMenu from './MemberMenu';
import MemberSessionsDialog from './MemberSessionsDialog';
import NewUserDialog from './NewUserDialog';
import RemoveDialog from './RemoveDialog';
import { TEXTS as T } from './texts';
import { useInvitation } from './useInvitation';
import { useResetLink } from './useResetLink';
import { useSearch } from './useSearch';

type OpenDialog =
  | { what: 'alta' }
  | { what: 'menu'; member: Member; button: HTMLElement }
  | { what: 'modificar' | 'sesiones' | 'eliminar'; member: Member };

/** 'Usuarios y roles': the team with its roles and invitations. */
export default function TeamPage() {
  const [opened, setOpen] = useState<OpenDialog | null>(null);
  const [removed, setRemoved] = useState(0);
  const search = useSearch();
  const invitation = useInvitation();
  const resetLink = useResetLink();
  const close = () => setOpen(null);
  // Opens in a transition, so that the button's pressed state is painted before the dialog renders.
  const invite = () => startTransition(() => setOpen({ what: 'alta' }));
  const openMenu = (member: Member, button: HTMLElement) => setOpen({ what: 'menu', member, button });

  // The focused button was in the row of the removed account, so the focus moves to the page's title.
  useEffect(() => {
    if (removed > 0) focusPageTitle();
  }, [removed]);

  return (
    <Box>
      <PageHeader title={T.title} />
      <Box sx={BAR}>
        <SearchField
          label={T.search}
          value={search.text}
          onChange={search.setText}
          sx={{ flex: { xs: '1 1 100%', sm: 1 }, maxWidth: { sm: 380 }, fontSize: 15, '& input': { py: 2.5 } }}
        />
        <Button
          variant="contained"
          startIcon={<PersonAddAltOutlined />}
          onClick={invite}
          sx={{ flex: { xs: '1 1 100%', sm: 'none' }, ml: 'auto' }}
        >
          {T.created}
        </Button>
      </Box>
      <Content search={search.text} onClearSearch={() => search.setText('')} onMenu={openMenu} />

      {opened?.what === 'menu' && (
        <MemberMenu
          member={opened.member}
          button={opened.button}
          onEdit={() => setOpen({ what: 'modificar', member: opened.member })}
          onSessions={() => setOpen({ what: 'sesiones', member: opened.member })}
          onRemove={() => setOpen({ what: 'eliminar', member: opened.member })}
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
            setRemoved((count) => count + 1);
          }}
        />
      )}
      {invitation.dialog}
      {resetLink.dialog}
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: { xs: 2, sm: 3 }, mb: 3.5 } as const;
