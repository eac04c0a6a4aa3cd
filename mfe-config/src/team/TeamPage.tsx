import type { Member } from '@lavanda/shared/contract/schemas/team';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import SearchField from '@lavanda/shared/ui/fields/SearchField';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useEffect, useState } from 'react';
import Content from './Content';
import TeamDialogs, { type OpenDialog } from './TeamDialogs';
import { TEXTS as T } from './texts';
import { useSearch } from './useSearch';

/** 'Usuarios y roles': the team with its roles and invitations. */
export default function TeamPage() {
  const [opened, setOpen] = useState<OpenDialog | null>(null);
  const [removed, setRemoved] = useState(0);
  const search = useSearch();
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
          {T.newUser}
        </Button>
      </Box>
      <Content search={search.text} onClearSearch={() => search.setText('')} onMenu={openMenu} />
      <TeamDialogs opened={opened} onOpen={setOpen} onRemoved={() => setRemoved((count) => count + 1)} />
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: { xs: 2, sm: 3 }, mb: 3.5 } as const;
